package import VaultSyntax

/// What a vault and a calendar file agreed on when they were last synchronised, and what was deleted since.
///
/// It is kept as JSON in `.vault/state/` of one device: the entries by identifier, each with its kind and its fields, of
/// what was deleted the side that did it, the notes that have the entries, and what of the file was told to be left out.
/// Older states have neither of the last two.
package struct SyncedCalendar: Sendable, Hashable {
  /// That an entry was deleted, and on which side first.
  package struct Tombstone: Sendable, Hashable {
    package var side: CalendarMerge.Side
    package var title: String
  }

  package var entries: [CalendarIdentifier: CalendarEntry] = [:]
  package var tombstones: [CalendarIdentifier: Tombstone] = [:]
  /// The note that has an entry, by its path below the root; none of a path that is no text.
  package var notes: [CalendarIdentifier: String] = [:]
  /// What the file holds and notes do not, as far as it was told; see ``CalendarRemarkNames``.
  package var told: Set<String> = []

  /// Nothing was synchronised yet.
  package init() {}

  /// The number of the form in which it is written; one of before, in which no time of a task was when it happens.
  private static let version = "2"
  private static let versionWithoutMoments = "1"

  /// Reads what ``bytes`` wrote; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let tree = try? JSONTree(parsing: bytes), let version = tree.root["version"]?.text,
      version == Self.version || version == Self.versionWithoutMoments,
      let entries = tree.root["entries"]?.elements, let deleted = tree.root["deleted"]?.elements
    else { return nil }
    for value in entries {
      guard var entry = CalendarEntry(value) else { return nil }
      entry.saysMoment = version == Self.version
      self.entries[entry.identifier] = entry
    }
    for value in deleted {
      guard let identifier = value["uid"]?.string, let side = value["on"]?.string.flatMap(CalendarMerge.Side.init)
      else { return nil }
      tombstones[CalendarIdentifier(text: identifier)] = Tombstone(side: side, title: value["title"]?.string ?? "")
    }
    for (name, value) in tree.root["notes"]?.members ?? [] { notes[CalendarIdentifier(text: name)] = value.string }
    told = Set((tree.root["told"]?.elements ?? []).compactMap(\.string))
  }

  /// As JSON, in the order of the identifiers.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 2)
      json.member("entries") { json in
        json.array { list in
          for (_, entry) in entries.sorted(by: { $0.key < $1.key }) { entry.write(to: &list) }
        }
      }
      json.member("deleted") { json in
        json.array { list in
          for (identifier, tombstone) in tombstones.sorted(by: { $0.key < $1.key }) {
            list.object {
              $0.member("uid", identifier.text)
              $0.member("on", tombstone.side.rawValue)
              $0.member("title", tombstone.title)
            }
          }
        }
      }
      json.member("notes") { json in
        json.object { object in
          for (identifier, path) in notes.sorted(by: { $0.key < $1.key }) { object.member(identifier.text, path) }
        }
      }
      json.member("told", told.sorted())
    }
    return json.bytes + [0x0A]
  }
}

extension CalendarEntry {
  fileprivate init?(_ value: JSONValue) {
    guard let uid = value["uid"]?.string, let kind = value["kind"]?.string.flatMap(Kind.init) else { return nil }
    self.init(kind, CalendarIdentifier(text: uid))
    seal = value["seal"]?.string
    for (name, value) in value["fields"]?.members ?? [] {
      guard let field = CalendarField(rawValue: name) else { return nil }
      self[field] = value.elements.compactMap(\.string)
    }
  }

  /// Writes the entry as an object: `uid`, `kind`, and `fields` with lists of texts.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("uid", identifier.text)
      json.member("kind", kind.rawValue)
      if let seal { json.member("seal", seal) }
      json.member("fields") { json in
        json.object { object in
          for field in fields { object.member(field.rawValue, self[field]) }
        }
      }
    }
  }
}
