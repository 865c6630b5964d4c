import Foundation
import Testing

@Suite struct `Words that a typed task is read by` {
  /// A set that is given a word twice says nothing, so that the source is asked.
  @Test(arguments: ["EntryVocabulary", "EntryVocabulary+Clauses", "EntryVocabulary+Kept"])
  func `stand in their lists once`(file: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let source = try String(
      contentsOf: root.appending(path: "Sources/VaultTasks/Data/\(file).swift"), encoding: .utf8)
    var lists = 0
    // Between quotation marks stands every other piece, also where there are three of them.
    for (place, literal) in source.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where !place.isMultiple(of: 2) {
      let isOfPhrases = literal.contains(", ")
      let words = literal.split { $0 == "\n" || $0 == (isOfPhrases ? "," : " ") }
        .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      lists += words.count > 1 ? 1 : 0
      #expect(Set(words).count == words.count, "\(words.filter { word in words.count { $0 == word } > 1 })")
    }
    #expect(lists > 5)
  }
}
