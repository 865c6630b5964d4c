import Testing
import VaultSearch
import VaultTestSupport

/// Pairs of Ukrainian and Russian words from outside, marked as forms of one word or as different words.
@Suite struct StemmingConformance {
  struct Figures {
    var same = (passed: 0, total: 0)
    var different = (met: 0, total: 0)

    var recall: Double { Double(same.passed) / Double(max(1, same.total)) }
    var confusion: Double { Double(different.met) / Double(max(1, different.total)) }
  }

  @Test func `Ukrainian: nine in ten forms meet, and three in a hundred look-alikes at most`() throws {
    guard let rows = try rows("uk-forms") else { return }
    let figures = measure(rows)
    report("uk-forms", figures)
    #expect(figures.recall >= 0.90)
    #expect(figures.confusion <= 0.03)
  }

  @Test func `Ukrainian: the figure holds as a mean over five parts of the words`() throws {
    guard let rows = try rows("uk-forms") else { return }
    let parts = (0..<5).map { part in
      measure(rows.filter { $0[0].unicodeScalars.reduce(0) { $0 &* 31 &+ Int($1.value) } % 5 == part })
    }
    #expect(parts.map(\.recall).reduce(0, +) / 5 >= 0.90)
    #expect(parts.map(\.confusion).reduce(0, +) / 5 <= 0.03)
  }

  @Test func `Russian: as many forms meet as by Snowball alone`() throws {
    guard let rows = try rows("ru-forms") else { return }
    let figures = measure(rows)
    report("ru-forms", figures)
    #expect(figures.recall >= 0.82)
    #expect(figures.confusion <= 0.03)
  }

  private func rows(_ stem: String) throws -> [[String]]? {
    ConformanceData.lines(of: stem)?.filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 3 }
  }

  private func measure(_ rows: [[String]]) -> Figures {
    var stemmer = Stemmer()
    var figures = Figures()
    for row in rows {
      let stems = row[0...1].map { foldedWords($0).map { stemmer.stem($0) } }
      if row[2] == "same" {
        figures.same.total += 1
        figures.same.passed += stems[0] == stems[1] ? 1 : 0
      } else {
        figures.different.total += 1
        figures.different.met += stems[0] == stems[1] ? 1 : 0
      }
    }
    return figures
  }

  private func report(_ stem: String, _ figures: Figures) {
    let passed = figures.same.passed + figures.different.total - figures.different.met
    print("\(stem): \(passed)/\(figures.same.total + figures.different.total)")
    print("\(stem) same: \(figures.same.passed)/\(figures.same.total)")
    print("\(stem) different sharing a stem: \(figures.different.met)/\(figures.different.total)")
  }
}
