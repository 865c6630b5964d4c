import Foundation
import Testing
import VaultEdit
import VaultTestSupport

@Suite struct TextMergeTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String, _ style: ConflictStyle = .merge) -> String {
    let merge = TextMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), style: style)
    return String(decoding: merge.merged().bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // Changes with a line between them.
    ("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n"),
    // The same change on both sides.
    ("a\nb\nc\n", "a\nB\nc\n", "a\nB\nc\nd\n", "a\nB\nc\nd\n"),
    // One side takes a line out, the other one adds a line far from it.
    ("a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nc\nd\ne\n", "a\nc\nd\ne\n"),
    // Both change one line.
    ("a\n", "b\n", "c\n", "<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"),
    // Changes that touch.
    ("a\nb\n", "A\nb\n", "a\nB\n", "<<<<<<< ours\nA\nb\n=======\na\nB\n>>>>>>> theirs\n"),
    // Equal lines at the ends of a conflict are no part of it.
    ("a\n", "x\nb\ny\n", "x\nc\ny\n", "x\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\ny\n"),
    // A last line without an end.
    ("a", "b", "c", "<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"),
    ("", "", "a\n", "a\n"),
  ])
  func `lines are merged as git merges them`(base: String, ours: String, theirs: String, merged: String) {
    #expect(merge(base, ours, theirs) == merged)
  }

  @Test func `the diff3 style shows whole conflicts with their base`() {
    #expect(
      merge("a\n", "x\nb\n", "x\nc\n", .diff3)
        == "<<<<<<< ours\nx\nb\n||||||| base\na\n=======\nx\nc\n>>>>>>> theirs\n")
  }

  @Test func `markers have the labels and the size asked for`() {
    let labels = MergeLabels(ours: Array("HEAD".utf8), base: [], theirs: Array("topic".utf8))
    let merge = TextMerge(
      base: Array("a\n".utf8), ours: Array("b\n".utf8), theirs: Array("c\n".utf8), labels: labels, markerSize: 3)
    #expect(String(decoding: merge.merged().bytes, as: UTF8.self) == "<<< HEAD\nb\n===\nc\n>>> topic\n")
  }

  /// Every line of the base is different, and so is every new one but a few: then there is one shortest diff only, and
  /// git finds the same.
  @Test(.enabled(if: isThere(.git)), arguments: [ConflictStyle.merge, .diff3])
  func `random texts are merged as git merge-file merges them`(style: ConflictStyle) throws {
    let git = try InstalledGit()
    for seed in LongSearch.seeds(few: 1) {
      var random = SplitMix64(seed: seed)
      let scratch = try ScratchDirectory()
      for round in 0..<120 {
        let texts = RandomText(&random)
        let files = [texts.ours, texts.base, texts.theirs].enumerated().map { ("\(scratch.path)/\(round)-\($0)", $1) }
        for (path, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
        let options = style == .diff3 ? ["--diff3"] : []
        let answer = try git.run(
          ["merge-file", "-p", "-q"] + options + ["-L", "ours", "-L", "base", "-L", "theirs"] + files.map(\.0),
          in: scratch)
        let merge = TextMerge(base: texts.base, ours: texts.ours, theirs: texts.theirs, style: style).merged()
        let merged = String(decoding: merge.bytes, as: UTF8.self)
        try #require(merged == String(decoding: answer.output, as: UTF8.self), "seed \(seed): \(texts)")
        try #require(merge.conflicts.count == Int(answer.exitCode), "seed \(seed): \(texts)")
      }
    }
  }
}

/// Three versions of a text whose lines are told apart.
private struct RandomText: CustomStringConvertible {
  var base: [UInt8] = []
  var ours: [UInt8] = []
  var theirs: [UInt8] = []

  init(_ random: inout SplitMix64) {
    let count = Int.random(in: 0...14, using: &random)
    let lineEnding = Int.random(in: 0..<4, using: &random) == 0 ? "\r\n" : "\n"
    let isShort = Bool.random(using: &random)
    // Lines without a letter or digit hold conflicts together.
    let lines = (0..<count).map { number in
      !isShort && Int.random(in: 0..<4, using: &random) == 0
        ? String(repeating: "-", count: number + 1) : "line \(number)"
    }
    // What both sides may add alike.
    let common = (0..<3).map { "both \($0)" }
    base = Self.bytes(lines, lineEnding, &random)
    ours = Self.bytes(Self.edited(lines, "ours", common, &random), lineEnding, &random)
    theirs = Self.bytes(Self.edited(lines, "theirs", common, &random), lineEnding, &random)
  }

  private static func edited(
    _ lines: [String], _ name: String, _ common: [String], _ random: inout SplitMix64
  ) -> [String] {
    var result: [String] = []
    var shared = common[...]
    for (number, line) in lines.enumerated() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: break
      case 1: result.append("\(name) \(number)")
      case 2: result += [line, "\(name) new \(number)"]
      case 3: result += [shared.popFirst(), line].compactMap(\.self)
      default: result.append(line)
      }
    }
    return result
  }

  private static func bytes(_ lines: [String], _ lineEnding: String, _ random: inout SplitMix64) -> [UInt8] {
    let text = lines.map { $0 + lineEnding }.joined()
    let isCut = Int.random(in: 0..<6, using: &random) == 0
    return Array((isCut ? String(text.dropLast()) : text).utf8)
  }

  var description: String {
    [base, ours, theirs].map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: "\n")
  }
}
