import Testing
import VaultTestSupport

@Suite struct `What was not run` {
  @Test func `is listed by what it needs, with how to run it`() {
    let counts: [Requirement: Int] = [
      .git: 131, .program("bean-check"): 1, .outsideData("yaml"): 2, .outsideData("rrule"): 23, .foreignVault: 8,
      .givenVault: 3, .ordinaryUser: 2, .superuser: 1, .systemZones: 1,
    ]
    #expect(
      Requirement.list(of: counts).joined(separator: "\n") == """
        SKIPPED 3 tests or suites need a given vault: VAULT_BINARY=$PWD/.build/debug/vault swift test
        SKIPPED 2 tests or suites need an ordinary user: run swift test as another user than root
        SKIPPED 1 test or suite needs bean-check: install beancount
        SKIPPED 131 tests or suites need git: install git
        SKIPPED 25 tests or suites need outside data (rrule, yaml): \
        VAULT_CONFORMANCE=DIR swift test, with STEM.jsonl or STEM.tsv in DIR
        SKIPPED 8 tests or suites need the foreign vault: \
        VAULT_CONFORMANCE=DIR swift test, with foreign-vault.tar.gz beside DIR
        SKIPPED 1 test or suite needs the superuser: run swift test as root
        SKIPPED 1 test or suite needs the zones of the system: install tzdata
        """)
  }

  @Test func `is no line where nothing was lacking`() {
    #expect(Requirement.list(of: [:]).isEmpty)
  }
}
