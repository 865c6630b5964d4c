import VaultSearch
import VaultTasks

/// An option that `add` does not have, where the words of a task say the same: `--due friday`, `--tag home`.
struct OptionAsText {
  /// The call that is meant.
  let call: [String]

  /// - Parameters:
  ///   - words: the words of the call, the command first.
  ///   - read: how the words of a call are read.
  ///   - entry: what is understood of a text.
  init?(in words: [String], read: ([String]) -> ParsedLine, entry: (String) -> QuickEntry) {
    guard let meant = Self.reading(words, read, entry), meant.hasOptions else { return nil }
    call = [AddCommand.syntax.name] + meant.options + [meant.text]
  }

  private struct Reading {
    var text: String
    let options: [String]
    var hasOptions = false
  }

  /// The text with every such option said in it; nil where one of them is nothing that a task has.
  private static func reading(
    _ words: [String], _ read: ([String]) -> ParsedLine, _ entry: (String) -> QuickEntry
  ) -> Reading? {
    let line = read(words)
    guard case .unknownOption(let option, _, _)? = line.error else {
      let text = line.arguments.joinedOperands
      return line.error == nil && !text.isEmpty
        ? Reading(text: text, options: line.arguments.options.flatMap(\.self)) : nil
    }
    guard let place = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
    let joined = words[place] == option ? nil : String(words[place].dropFirst(option.count + 1))
    let behind = words[(place + 1)...].prefix { !$0.hasPrefix("-") }
    // A date of several words, `--on next friday`, may be typed without quotes.
    for count in joined == nil ? Array(stride(from: min(4, behind.count), to: 0, by: -1)) : [0] {
      let value = joined ?? behind.prefix(count).joined(separator: " ")
      let others = Array(words[..<place] + words[(place + 1 + count)...])
      guard var rest = reading(others, read, entry) else { continue }
      let bare = entry(rest.text)
      let name = String(option.drop { $0 == "-" })
      guard
        let said = texts(name, value).lazy.map({ rest.text + " " + $0 }).first(where: { says(entry($0), more: bare) })
      else { continue }
      (rest.text, rest.hasOptions) = (said, true)
      return rest
    }
    return nil
  }

  /// How the value of an option may be said, the likeliest first.
  private static func texts(_ name: String, _ value: String) -> [String] {
    let meant = QueryVocabulary.standard.condition(meantBy: name, value)?.split(separator: ":", maxSplits: 1).map(
      String.init)
    let key = QueryVocabulary.standard.knownKey(name)
    let value = meant?.last ?? value
    let pairs = value.contains(" ") ? [] : [name, key].compactMap(\.self).map { $0 + ":" + value }
    switch key {
    case "tag": return ["#" + value]
    case "priority": return ["!" + value] + pairs
    // A day alone would be that on which it is done, whatever else the key says.
    case nil, "date", "repeat":
      // An English word before a Ukrainian date reads, but nobody would write it.
      let isOneLanguage = name.first?.isASCII == value.first?.isASCII
      return (isOneLanguage ? [name + " " + value] : []) + pairs + [value]
    default: return [name + " " + value] + pairs
    }
  }

  /// Whether an entry says more than another one, in words that are no part of its title.
  private static func says(_ entry: QuickEntry, more bare: QuickEntry) -> Bool {
    if entry.tags.count > bare.tags.count { return true }
    return entry.title == bare.title && entry.pieces.count > bare.pieces.count && entry.left.count <= bare.left.count
  }
}
