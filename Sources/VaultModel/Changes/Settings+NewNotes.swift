extension Settings {
  /// The folder that new notes of a type go to, below the root; empty for the root itself.
  ///
  /// Of several folders of a type it is the one that stands highest, then one that the settings name before one that
  /// every vault has, then the first by name. Notes without a type, and types without a folder, go to the root.
  package func folder(forNew type: ItemType) -> String {
    let usual = Self.usualFolders.filter { $0.type == type && folders[$0.path] == nil }
    let candidates = folders.filter { $0.value == type }.keys + usual.map(\.path)
    let rank = { (folder: String) in
      (folder.utf8.count { $0 == UInt8(ascii: "/") }, Self.usualType(ofFolder: folder) == type ? 1 : 0, folder)
    }
    return candidates.min { rank($0) < rank($1) } ?? ""
  }

  /// Where the note of a day stands, by `diary-path`, below the root.
  ///
  /// `%Y` is the year, `%m` the month, `%d` the day, `%j` the day of the year, `%G` and `%V` the year and week of
  /// ISO 8601, `%%` a per cent sign (`strftime`, POSIX.1-2024); any other sign stays as it is.
  package func diaryPath(on date: LocalDate) -> String {
    var path = ""
    var rest = diaryPath[...]
    while let sign = rest.popFirst() {
      guard sign == "%", let letter = rest.first, let part = Self.part(letter, of: date) else {
        path.append(sign)
        continue
      }
      path += part
      rest.removeFirst()
    }
    let names = path.split(separator: "/").joined(separator: "/")
    return names.lowercased().hasSuffix(".md") ? names : names + ".md"
  }

  /// Where the money of a month stands, below the root: `money/2026-11.md`.
  package func moneyPath(in month: LocalDate) -> String {
    let folder = folder(forNew: .money)
    return (folder.isEmpty ? "" : folder + "/") + month.text.prefix(7) + ".md"
  }

  private static func part(_ letter: Character, of date: LocalDate) -> String? {
    switch letter {
    case "Y": DigitText.padded(date.year, to: 4)
    case "m": DigitText.padded(date.month, to: 2)
    case "d": DigitText.padded(date.day, to: 2)
    case "j": DigitText.padded(date.dayOfYear, to: 3)
    case "G": DigitText.padded(date.isoWeek.year, to: 4)
    case "V": DigitText.padded(date.isoWeek.week, to: 2)
    case "%": "%"
    default: nil
    }
  }
}
