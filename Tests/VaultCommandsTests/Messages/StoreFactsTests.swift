import Testing
import VaultActions
import VaultMessages
import VaultStore

@testable import VaultCommands

@Suite struct `What the store tells` {
  @Test func `about a vault that is not found is a failure with a hint`() {
    let failure = Failure(VaultRoot.Failure.noVault(from: "/home/olena"))
    let sink = CapturedOutput()
    let errors = OutputSink(to: sink)
    FailureReport(failure, messages: Messages(.english), painter: Painter(isOn: false)).write(to: errors)
    errors.flush()
    #expect(
      sink.text == """
        error: no vault here or above /home/olena
        hint: 'vault init' makes one; '--vault DIR' names one

        """)
    #expect(failure.kind == .system)
  }

  @Test func `about an unreadable file is a part of a sentence`() {
    let messages = Messages(.ukrainian)
    let reason = UnreadableReason.invalidUTF8(.utf16).message
    #expect(
      messages(.cannotRead, [.text("a.md"), reason])
        == "не вдалося прочитати a.md: це не UTF-8, а схоже на UTF-16; перетворіть його через «iconv -f utf-16 -t utf-8»"
    )
  }

  @Test func `about ignored files counts them`() {
    let messages = Messages(.english)
    #expect(messages(IgnoreReason.conflictCopy.countMessage, [.count(1)]) == "1 conflict copy")
    #expect(messages(IgnoreReason.conflictCopy.countMessage, [.count(3)]) == "3 conflict copies")
  }
}
