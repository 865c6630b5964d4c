/// The rules of a `.vaultignore` file, in the syntax of gitignore(5).
///
/// ```swift
/// let rules = IgnoreRules(parsing: Array("drafts/\n*.tmp.md\n!keep.tmp.md\n".utf8))
/// rules.ignores("drafts", isDirectory: true)
/// ```
///
/// Only the file in the vault's root is read, and `.gitignore` is not consulted. As in git, a file cannot be brought
/// back when one of its folders is ignored, because the folder is never entered.
package struct IgnoreRules: Sendable, Hashable {
  /// One line of the file.
  struct Rule: Sendable, Hashable {
    /// The pattern between slashes; nil stands for `**`.
    var components: [[UInt8]?]
    /// Whether the line begins with `!`.
    var bringsBack: Bool
    var directoriesOnly: Bool
    /// The line's number, from 1, and its text, to name the rule.
    var line: Int
  }

  private(set) var rules: [Rule] = []

  /// Rules that ignore nothing.
  package init() {}

  /// Reads the lines of a file; a line that can match nothing is left out, as git does.
  package init(parsing bytes: [UInt8]) {
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if let rule = Rule(line: line, number: number + 1) { rules.append(rule) }
    }
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// The line number of the rule that ignores a path relative to the root, or nil; the last matching rule decides.
  ///
  /// - Complexity: O(*rules* · *pattern* · *path*).
  package func line(ignoring path: [UInt8], isDirectory: Bool) -> Int? {
    guard !rules.isEmpty else { return nil }
    let components = path.split(separator: UInt8(ascii: "/")).map(Array.init)
    for rule in rules.reversed() where isDirectory || !rule.directoriesOnly {
      if GlobPattern.matches(rule.components, components) { return rule.bringsBack ? nil : rule.line }
    }
    return nil
  }
}

extension IgnoreRules.Rule {
  fileprivate init?(line source: ArraySlice<UInt8>, number: Int) {
    var text = Array(source)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") { text.removeLast() }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    bringsBack = first == UInt8(ascii: "!")
    if bringsBack { text.removeFirst() }
    directoriesOnly = text.last == UInt8(ascii: "/")
    if directoriesOnly { text.removeLast() }
    guard !text.isEmpty else { return nil }
    // A slash that is not the last character ties the pattern to the root.
    let isAnchored = text.contains(UInt8(ascii: "/"))
    let parts = text.split(separator: UInt8(ascii: "/")).map(Array.init)
    components = (isAnchored ? [] : [nil]) + parts.map { $0.elementsEqual("**".utf8) ? nil : $0 }
    line = number
  }
}

/// Matching of shell patterns, without backtracking that could take more than quadratic time.
enum GlobPattern {
  /// Whether path components match pattern components, where nil matches any number of them.
  ///
  /// As in git a trailing `**` matches everything inside a folder, but not the folder.
  static func matches(_ pattern: [[UInt8]?], _ path: [[UInt8]]) -> Bool {
    var position = 0
    var next = 0
    var resume: (pattern: Int, path: Int)?
    while position < path.count {
      if next < pattern.count, pattern[next] == nil {
        if next == pattern.count - 1, next > 0 { return true }
        resume = (next, position)
        next += 1
      } else if next < pattern.count, let part = pattern[next], matches(part, path[position]) {
        next += 1
        position += 1
      } else if let (star, start) = resume {
        resume = (star, start + 1)
        next = star + 1
        position = start + 1
      } else {
        return false
      }
    }
    return next == pattern.count
  }

  /// Whether a name matches a pattern of `*`, `?`, `[a-z]` and escaped characters.
  static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var position = 0
    var next = 0
    var resume: (pattern: Int, name: Int)?
    while position < name.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        resume = (next, position)
        next += 1
      } else if let (nextPattern, nextName) = matchOne(pattern, next, name, position) {
        next = nextPattern
        position = nextName
      } else if let (star, start) = resume {
        resume = (star, start + 1)
        next = star + 1
        position = start + 1
      } else {
        return false
      }
    }
    while next < pattern.count, pattern[next] == UInt8(ascii: "*") { next += 1 }
    return next == pattern.count
  }

  /// Matches one character of the name; gives the positions after it, or nil.
  private static func matchOne(_ pattern: [UInt8], _ next: Int, _ name: [UInt8], _ position: Int) -> (Int, Int)? {
    guard next < pattern.count else { return nil }
    switch pattern[next] {
    case UInt8(ascii: "?"):
      var end = position + 1
      while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
      return (next + 1, end)
    case UInt8(ascii: "["):
      guard let (end, holds) = matchClass(pattern, next, name[position]) else { return nil }
      return holds ? (end, position + 1) : nil
    case UInt8(ascii: "\\") where next + 1 < pattern.count:
      return pattern[next + 1] == name[position] ? (next + 2, position + 1) : nil
    default:
      return pattern[next] == name[position] ? (next + 1, position + 1) : nil
    }
  }

  /// Reads a bracket expression; gives the position after it and whether the byte is in it, or nil when it never ends.
  private static func matchClass(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> (Int, Bool)? {
    var position = start + 1
    let isNegated =
      position < pattern.count && (pattern[position] == UInt8(ascii: "!") || pattern[position] == UInt8(ascii: "^"))
    if isNegated { position += 1 }
    let first = position
    var holds = false
    while position < pattern.count {
      if pattern[position] == UInt8(ascii: "]"), position > first { return (position + 1, holds != isNegated) }
      var low = pattern[position]
      if low == UInt8(ascii: "\\"), position + 1 < pattern.count {
        position += 1
        low = pattern[position]
      }
      var high = low
      if position + 2 < pattern.count, pattern[position + 1] == UInt8(ascii: "-"),
        pattern[position + 2] != UInt8(ascii: "]")
      {
        high = pattern[position + 2]
        position += 2
      }
      if low <= byte, byte <= high { holds = true }
      position += 1
    }
    return nil
  }
}
