/// Words as a POSIX shell takes them.
package enum ShellWord {
  /// The word, in single quotes when a shell would read it differently without (POSIX.1-2024, 2.2.2).
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./:,+=@^%".unicodeScalars.contains(scalar)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The same in a call of vault, where of `due=next friday` the value alone is quoted.
  package static func inCall(_ word: String) -> String {
    guard let sign = word.firstIndex(of: "="), sign > word.startIndex, word.index(after: sign) < word.endIndex,
      word[..<sign].allSatisfy({ $0.isLetter || "-+".contains($0) })
    else { return quoted(word) }
    return word[...sign] + quoted(String(word[word.index(after: sign)...]))
  }
}
