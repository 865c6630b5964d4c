import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// What the author of a query may have meant who mistyped a word: one that no note of the vault holds.
struct MeantQuery {
  /// The query as it would have been typed.
  private let text: String
  /// What holds all its words.
  private let answer: QueryAnswer
  /// What holds some of them, where few results hold all.
  private let some: QueryAnswer?

  /// Nil when the words of the vault are not near those of the query, and when what would be meant finds nothing either.
  ///
  /// - Parameter answer: that to the query as it was typed.
  init?(
    insteadOf text: String, answeredBy answer: QueryAnswer, _ session: Vault, _ vault: IndexedVault,
    for invocation: Invocation, as form: ListingForm
  ) throws(Failure) {
    guard answer.result.total == 0, !invocation.arguments.has(.count) else { return nil }
    let parser = try session.queryParser(for: invocation, in: vault)
    let meant: String?
    do throws(SnapshotFault) {
      meant = try vault.snapshot.respelled(text, readAs: answer.query)
    } catch {
      throw Failure(error)
    }
    guard let meant, var query = try? parser.parse(meant).query.lettingFunctionWordsGo(in: meant) else { return nil }
    query.take(directivesOf: answer.query)
    query.limit = min(query.limit ?? QueryAnswer.mostOfSome, QueryAnswer.mostOfSome)
    self.text = meant
    self.answer = try QueryAnswer(to: query, from: vault, for: invocation, as: form, readIn: answer.texts)
    some = try self.answer.withSomeWords(from: vault, for: invocation, as: form)
    if self.answer.result.total == 0 && some == nil { return nil }
  }

  /// Says it, to people with what it finds.
  func print(as form: ListingForm, for invocation: Invocation) {
    guard case .people = form else { return invocation.dialogue.tell(.didYouMean([text])) }
    let heading = invocation.messages(.searchMeant, [.text(SafeText.line(text))])
    invocation.print(invocation.painter.paint(heading, .heading))
    answer.printRows(as: form, for: invocation)
    some?.printAsSome(as: form, for: invocation)
  }
}
