package import VaultModel
import VaultSearch

/// What is typed to find rooms, teachers and groups: part of a name or of what they belong to, in any letter case.
///
/// ```swift
/// CatalogueSearch("анна").finds(teacher)   // Иванова Анна Петровна
/// ```
package struct CatalogueSearch: Sendable {
  private let room: String
  private let name: String
  /// Its words, folded as the index folds, with a space between them.
  private let words: String

  package init(_ text: String) {
    room = RoomName.folded(text)
    name = text.lowercased()
    words = Self.words(text)
  }

  private static func words(_ text: String) -> String { WordForms.words(of: text).joined(separator: " ") }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { name.allSatisfy(\.isWhitespace) }

  /// Whether it is all of one of some names, so that nothing else is meant.
  package func isWhole(_ names: [String]) -> Bool {
    names.contains { LessonName.folded($0) == name || RoomName.folded($0) == room }
  }

  // MARK: What is found

  /// By the beginning of a name, or a part of the name of a department.
  package func finds(_ found: Room, stem: String) -> Bool {
    ([found.name, stem] + found.aliases).contains { RoomName.folded($0).hasPrefix(room) }
      || isPart(of: found.departments) || begins([found.nickname])
  }

  /// By the beginning of a surname or a first name, or a part of the name of a department.
  package func finds(_ found: Teacher, stem: String) -> Bool {
    LessonName.folded(stem) == name || begins(found.spokenNames + found.aliases)
      || isPart(of: found.departments) || begins([found.nickname])
  }

  /// By the beginning of a number, or a part of the name of a speciality.
  package func finds(_ found: StudyGroup, stem: String) -> Bool {
    ([found.name, stem] + found.aliases).contains { LessonName.folded($0).hasPrefix(name) }
      || isPart(of: [found.speciality, found.specialityAbbreviation].compactMap(\.self)) || begins([found.nickname])
  }

  private func begins(_ names: [String?]) -> Bool {
    !words.isEmpty && names.contains { $0.map { Self.words($0).hasPrefix(words) } ?? false }
  }

  private func isPart(of names: [String]) -> Bool {
    !words.isEmpty && names.contains { Self.words($0).contains(words) }
  }
}

extension Teacher {
  /// The words of the name that stand behind the surname, or before it where they are initials: `Иванова Анна Петровна`
  /// has `Анна` and `Петровна`, `А. Сонечко` has `А.`
  package var personalNames: [String] {
    guard let place = surnamePlace else { return [] }
    var words = nameWords
    words.remove(at: place)
    return words
  }

  /// The word by which teachers stand in a list: the first one that is no initial.
  package var surname: String { surnamePlace.map { nameWords[$0] } ?? name }

  /// The letter under which they stand.
  package var initial: String? {
    surname.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() }
  }

  /// The name as it may be typed: from the surname on, from the first name on, and both the other way round.
  fileprivate var spokenNames: [String] {
    let personal = personalNames
    let first = personal.first.map { [$0 + " " + surname] } ?? []
    return [name, surname, personal.joined(separator: " ")] + first
  }

  private var nameWords: [String] { name.split(whereSeparator: \.isWhitespace).map(String.init) }
  private var surnamePlace: Int? { nameWords.firstIndex { !$0.hasSuffix(".") && $0.count > 1 } }
}
