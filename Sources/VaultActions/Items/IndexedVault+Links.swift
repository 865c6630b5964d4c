import VaultMessages
import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax

/// Links between notes, as commands follow and write them.
extension IndexedVault {
  /// The recipe that a link means, read in full; nil for none or several.
  package func recipe(linkedBy target: String) throws(Failure) -> FoundNote? {
    let locations: [ItemLocation]
    do throws(SnapshotFault) {
      locations = try snapshot.notes(linkedBy: target).filter { $0.type == .recipe && !$0.isLine }
    } catch {
      throw Failure(error)
    }
    guard locations.count == 1 else { return nil }
    let texts = NoteTexts(self)
    return FoundNote(path: texts.path(of: locations[0]), note: texts.note(of: locations[0]))
  }

  /// The shortest link that leads to a note and to no other: its name, else its path.
  package func link(to path: Path) throws(Failure) -> String {
    var names = LinkNames(snapshot)
    return try names.shortestLink(to: path)
  }
}

extension LinkNames {
  /// The shortest link that leads to a note and to no other: its name, else its path.
  package mutating func shortestLink(to path: Path) throws(Failure) -> String {
    do throws(SnapshotFault) {
      let named = try notes(for: Self.folded(path.stem))
      if named.count == 1, try self.path(ofNote: named[0]) == path.bytes { return path.stem }
    } catch {
      throw Failure(error)
    }
    return path.text.hasSuffix(".md") ? String(path.text.dropLast(3)) : path.text
  }
}
