import Testing
import VaultFuzz

/// One file of the corpus.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  let entry: FuzzEntry
  let name: String
  let bytes: [UInt8]

  var testDescription: String { entry.rawValue + "/" + name }

  static let all = FuzzEntry.allCases.flatMap { entry in
    FuzzCorpus.inputs(of: entry).map { CorpusFile(entry: entry, name: $0.name, bytes: $0.bytes) }
  }
}

@Suite struct CorpusTests {
  @Test(arguments: CorpusFile.all) func `an input of the corpus breaks no rule`(file: CorpusFile) {
    #expect(file.entry.outcome(of: file.bytes).fault == nil)
  }

  @Test(arguments: FuzzEntry.allCases) func `every entry has a corpus, and takes nothing and noise`(entry: FuzzEntry) {
    #expect(CorpusFile.all.contains { $0.entry == entry })
    #expect(entry.outcome(of: []).fault == nil)
    #expect(entry.outcome(of: (0...255).map { UInt8($0) }).fault == nil)
  }
}
