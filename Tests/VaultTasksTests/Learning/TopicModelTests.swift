import Foundation
import Testing
import VaultSyntax
import VaultTestSupport

@testable import VaultTasks

@Suite("Topics learned from titles")
struct TopicModelTests {
  /// Everyday tasks in eight lists, half of them in Ukrainian, written without knowledge of the code.
  static let everyday: [TopicExample] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/everyday-tasks.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return TopicExample(topic: parts[0], title: parts[1])
    }
  }()

  /// Some examples of each topic, and the others.
  static func draw(
    _ count: Int, of examples: [TopicExample], topics: Set<String>? = nil, seed: UInt64
  ) -> (train: [TopicExample], test: [TopicExample]) {
    var numbers = SplitMix64(seed: seed)
    let shuffled = examples.filter { topics?.contains($0.topic) ?? true }.shuffled(using: &numbers)
    var seen: [String: Int] = [:]
    var (train, test): ([TopicExample], [TopicExample]) = ([], [])
    for example in shuffled {
      seen[example.topic, default: 0] += 1
      if seen[example.topic, default: 0] <= count { train.append(example) } else { test.append(example) }
    }
    return (train, test)
  }

  static func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(numbers.count) }

  static func evaluation(_ train: [TopicExample], _ test: [TopicExample]) throws -> TopicEvaluation {
    let model = try #require(TopicModel(learningFrom: train, workers: 2))
    var evaluation = TopicEvaluation(topics: model.topics)
    for example in test { evaluation.ask(model, example.title, topic: example.topic, threshold: 0.5) }
    return evaluation
  }

  /// No two of these titles say the same thing, and only three in ten share a word with those of their list. Guessing one
  /// of the eight lists would be right for an eighth.
  @Test(
    "of 304 everyday tasks in two languages a quarter is told right from twenty examples a list",
    .enabled(if: isThere(.time)))
  func everydayTasks() throws {
    #expect(Self.everyday.count == 304)
    var accuracies: [Double] = []
    for seed in 1...10 as ClosedRange<UInt64> {
      let (train, test) = Self.draw(20, of: Self.everyday, seed: seed)
      accuracies.append(try #require(try Self.evaluation(train, test).accuracy))
    }
    print("everyday tasks, accuracy of ten draws:", accuracies)
    #expect(Self.mean(accuracies) >= 0.26)
  }

  @Test("a Ukrainian word teaches its other forms")
  func inflection() throws {
    let model = try #require(
      TopicModel(
        learningFrom: [
          "купити молоко", "купити хліб", "сир і масло", "картопля на борщ", "цибуля й морква",
        ].map { TopicExample(topic: "Покупки", title: $0) }
          + ["здати звіт", "нарада з відділом", "відповісти замовнику", "підготувати презентацію", "підписати договір"]
          .map { TopicExample(topic: "Робота", title: $0) }, workers: 1))
    for (title, topic) in [
      ("пачка молока", "Покупки"), ("хліба", "Покупки"), ("картоплі", "Покупки"), ("презентація", "Робота"),
      ("звіти", "Робота"), ("договору", "Робота"),
    ] {
      let best = try #require(model.guess(title).best)
      #expect(best.topic == topic, "\(title)")
      #expect(best.probability > 0.5, "\(title)")
    }
  }

  @Test("two topics of five titles are enough; one is not")
  func fewest() throws {
    let home = ["fix the tap", "paint the door", "clean the oven", "mop the floor", "hang the shelf"]
    let work = ["send the report", "call the client", "plan the meeting", "review the code", "write the offer"]
    let one = home.map { TopicExample(topic: "Home", title: $0) }
    #expect(TopicModel(learningFrom: one, workers: 1) == nil)
    #expect(TopicModel(learningFrom: [], workers: 1) == nil)
    let model = try #require(
      TopicModel(learningFrom: one + work.map { TopicExample(topic: "Work", title: $0) }, workers: 1))
    #expect(model.guess("clean the floor").best?.topic == "Home")
    #expect(model.guess("the client's report").best?.topic == "Work")
  }

  @Test("a title without any known word is in no topic", arguments: ["", "   ", "?!", "ζζζ", "xyzzy", "😀", "\u{0}"])
  func unknown(title: String) throws {
    let (train, _) = Self.draw(20, of: Self.everyday, seed: 1)
    let model = try #require(TopicModel(learningFrom: train, workers: 1))
    #expect(model.guess(title).belonging == 0)
  }

  @Test("any number of threads, any run and the stored form give the same bits", .enabled(if: isThere(.time)))
  func determinism() throws {
    let (train, others) = Self.draw(20, of: Self.everyday, seed: 1)
    let background = others.map(\.title)
    let model = try #require(TopicModel(learningFrom: train, background: background, workers: 1))
    let bytes = model.bytes(digest: 7)
    for workers in [1, 2, 8] {
      #expect(TopicModel(learningFrom: train, background: background, workers: workers)?.bytes(digest: 7) == bytes)
    }
    var digest = FNV1a()
    digest.add(bytes)
    // Recorded: another number on another machine is a defect, and so is one after a change that should learn the same.
    #expect(digest.value == 3_161_289_220_227_304_931)
    #expect(TopicModel(bytes, digest: 7) == model)
    #expect(TopicModel(bytes, digest: 8) == nil)
  }

  @Test("a stored model that was cut or changed at one of many places is none")
  func damage() throws {
    let (train, _) = Self.draw(5, of: Self.everyday, topics: ["Home", "Work"], seed: 1)
    let bytes = try #require(TopicModel(learningFrom: train, workers: 1)).bytes(digest: 7)
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(TopicModel(Array(bytes[..<count]), digest: 7) == nil)
    }
    for place in stride(from: 0, to: bytes.count, by: 101) {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(TopicModel(changed, digest: 7) == nil, "\(place)")
    }
  }

  @Test("long, empty and repeated titles train without a trap")
  func oddTitles() throws {
    let long = String(repeating: "слово ", count: 3000)
    let model = try #require(
      TopicModel(
        learningFrom: [
          ("A", long), ("A", ""), ("B", "a a a a"), ("B", "\u{301}\u{301}"), ("C", String(repeating: "x", count: 9000)),
        ]
        .map { TopicExample(topic: $0.0, title: $0.1) }, workers: 2))
    #expect(model.guess(long).shares.count == 3)
  }

  @Test("reasons name the words that decided, the strongest first")
  func reasons() throws {
    let (train, _) = Self.draw(38, of: Self.everyday, topics: ["Garden", "Work"], seed: 1)
    let model = try #require(TopicModel(learningFrom: train, workers: 2))
    let title = "water the tomatoes"
    let reasons = model.reasons(for: "Garden", in: title)
    #expect(reasons.count == 3)
    let words = reasons.map { String(decoding: Array(title.utf8)[$0.word.indices], as: UTF8.self) }
    #expect(words.first == "tomatoes")
    #expect(model.reasons(for: "nowhere", in: title).isEmpty)
  }
}

@Suite("Functions that every machine rounds alike")
struct ExactFunctionsTests {
  @Test("agree with the system's to seven digits")
  func agree() {
    for step in -800...800 {
      let power = Float(step) / 10
      let exact = Foundation.exp(Double(power))
      #expect(abs(Double(ExactFunctions.exponential(power)) - exact) <= exact * 4e-7, "\(power)")
    }
    for step in 1...2000 {
      let number = Double(step) * Double(step) * 0.001
      #expect(
        abs(ExactFunctions.logarithm(number) - Foundation.log(number)) < 1e-9 * max(1, abs(Foundation.log(number))),
        "\(number)")
    }
  }
}

@Suite("Figures about guesses")
struct TopicEvaluationTests {
  /// By hand: of four titles of a topic three are guessed right, one of them not said; of two of none one is not said.
  @Test("are those that a calculation by hand gives")
  func figures() {
    let answers: [TopicEvaluation.Answer] = [
      .init(topic: "a", guess: "a", share: 0.95, isGiven: true),
      .init(topic: "a", guess: "a", share: 0.55, isGiven: false),
      .init(topic: "b", guess: "b", share: 0.95, isGiven: true),
      .init(topic: "b", guess: "a", share: 0.55, isGiven: true),
      .init(topic: nil, guess: "a", share: 0.5, isGiven: false),
      .init(topic: nil, guess: "b", share: 0.9, isGiven: true),
    ]
    let evaluation = TopicEvaluation(topics: ["a", "b"], answers: answers)
    #expect(evaluation.accuracy == 0.75)
    #expect(evaluation.accuracyWithAbstention == 0.5)
    #expect(evaluation.abstained == 0.25)
    #expect(evaluation.outOfScopeRecall == 0.5)
    #expect(evaluation.majority == 0.5)
    // a: 2 right of 2, guessed 3 times: 4/5. b: 1 right of 2, guessed once: 2/3.
    #expect(abs((evaluation.macroF1 ?? 0) - (4.0 / 5 + 2.0 / 3) / 2) < 1e-12)
    // The bin from 0.9: 1.9 expected, 2 right; the bin from 0.5: 1.1 expected, 1 right.
    #expect(abs((evaluation.calibrationError ?? 0) - (0.1 + 0.1) / 4) < 1e-6)
    #expect(evaluation.confusion(of: "b").map(\.guess) == ["a", "b"])
  }

  @Test("are none without titles")
  func empty() {
    let evaluation = TopicEvaluation(topics: ["a"])
    #expect(evaluation.accuracy == nil)
    #expect(evaluation.macroF1 == nil)
    #expect(evaluation.calibrationError == nil)
  }
}
