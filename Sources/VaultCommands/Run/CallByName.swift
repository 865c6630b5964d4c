import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// What somebody means who types the name of a note or a list in the place of a command: `vault borshch`.
struct CallByName {
  private let name: String

  /// - Parameter words: the words that stand where a command should; options end the name.
  init?(_ words: some Sequence<String>) {
    name = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    guard name.contains(where: \.isLetter) else { return nil }
  }

  /// The calls that may be meant, the likeliest first; none outside of a vault, and where nothing has the name. What keeps
  /// the vault from being read is not said: the call is wrong all the same.
  ///
  /// - Parameter takesParts: whether words of a title count as well.
  func calls(_ invocation: Invocation, takingParts takesParts: Bool) -> [[String]] {
    guard let vault = try? Vault.unlessAbsent(for: invocation, isSilent: true) else { return [] }
    let answer = try? vault.asking { index throws(Failure) in try calls(in: index, vault, invocation, takesParts) }
    return answer?.answer ?? []
  }

  /// A call whose command takes no part of a title, with the whole one in the place of a part that names one item only.
  static func naming(in call: [String], _ invocation: Invocation) -> [String] {
    guard let command = call.first, ["rm", "mv", "set"].contains(command), call.count > 1,
      let title = CallByName(call[1...1])?.title(invocation)
    else { return call }
    return [command, title] + call[2...]
  }

  /// The title of the one item that the name is a part of.
  private func title(_ invocation: Invocation) -> String? {
    guard let vault = try? Vault.unlessAbsent(for: invocation, isSilent: true) else { return nil }
    return try? vault.asking { index throws(Failure) -> String? in
      let names = ItemNames(index, wanting: .anything)
      guard let matches = try? names.matches(of: name), matches.arePartial, matches.items.count == 1 else { return nil }
      return names.texts.title(of: matches.items[0])
    }.answer
  }

  private func calls(
    in index: IndexedVault, _ vault: Vault, _ invocation: Invocation, _ takesParts: Bool
  ) throws(Failure) -> [[String]] {
    let parser = try vault.queryParser(for: invocation, in: index)
    let lists = try TaskLists(index, parser: parser, language: invocation.messages.language)
    let search = ["search", name]
    if (try? lists.list(named: name, takingParts: false)) != nil { return [["list", name], search] }
    let matches: ItemNames.Matches
    do throws(SnapshotFault) {
      matches = try ItemNames(index, wanting: .anything).matches(of: name)
    } catch {
      throw Failure(error)
    }
    guard !matches.items.isEmpty else { return [] }
    if matches.arePartial { return takesParts ? [search] : [] }
    return matches.items.count == 1 ? [["show", name], search] : [search]
  }
}
