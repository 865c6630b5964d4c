import VaultModel
import VaultSyntax

/// Compares front matter before and after a change by its values, as a reader of YAML sees them.
struct MeantFrontMatter {
  let before: EditedFrontMatter
  let after: EditedFrontMatter
  let splitsCommas: Bool

  /// What reads otherwise than the change means, or nil.
  func fault(_ path: [String], _ change: ItemChange) -> String? {
    var (old, new) = (before.mapping, after.mapping)
    for (depth, key) in path.enumerated() {
      let isLast = depth == path.count - 1
      var newKey = key
      if isLast, case .renameKey(_, let name) = change { newKey = name }
      guard others(old, key, before) == others(new, newKey, after) else { return "another pair reads otherwise" }
      let (oldValue, newValue) = (before.value(of: key, in: old), after.value(of: newKey, in: new))
      if isLast { return fault(of: change, oldValue, newValue) }
      guard let newValue else { return mayVanish(change) ? nil : "the key '\(key)' is gone" }
      (old, new) = (oldValue, newValue)
    }
    return nil
  }

  private func mayVanish(_ change: ItemChange) -> Bool {
    switch change {
    case .removeKey, .remove: true
    default: false
    }
  }

  /// The pairs without the first one of a key, as values.
  private func others(_ mapping: Int?, _ key: String, _ side: EditedFrontMatter) -> [FrontMatterReading] {
    var pairs = side.pairs(of: mapping)
    if let place = pairs.firstIndex(where: { side.text(of: $0.key)?.utf8.elementsEqual(key.utf8) == true }) {
      pairs.remove(at: place)
    }
    return pairs.flatMap { [FrontMatterReading($0.key, in: side), FrontMatterReading($0.value, in: side)] }
  }

  private func fault(of change: ItemChange, _ old: Int?, _ new: Int?) -> String? {
    switch change {
    case .removeKey: return new == nil ? nil : "the key is still there"
    case .renameKey:
      guard let old, let new else { return "the renamed key is not there" }
      let isSame = FrontMatterReading(old, in: before) == FrontMatterReading(new, in: after)
      return isSame ? nil : "the renamed key has another value"
    case .set(_, .scalar(let scalar)):
      guard let new else { return "the key is not there" }
      return reads(scalar, at: new) ? nil : "the value reads otherwise"
    case .set(_, .list(let list)): return listFault(list.map(\.text), new)
    case .add(_, let added):
      var texts = old.map { self.texts(of: $0, before) } ?? []
      for scalar in added where !texts.contains(where: { isSame($0, scalar.text) }) { texts.append(scalar.text) }
      return listFault(texts, new)
    case .remove(_, let removed):
      let texts = old.map { self.texts(of: $0, before) } ?? []
      let left = texts.filter { text in !removed.contains { isSame($0.text, text) } }
      return left.isEmpty && new == nil ? nil : listFault(left, new)
    default: return nil
    }
  }

  /// Elements are compared without white space at their ends, as vault reads lists; and as bytes, since to `String` a
  /// composed letter equals a decomposed one.
  private func isSame(_ left: String, _ right: String) -> Bool {
    let sources = [left, right].map { TextSource(Array($0.utf8)).trimmed.text }
    return sources[0].utf8.elementsEqual(sources[1].utf8)
  }

  private func listFault(_ meant: [String], _ node: Int?) -> String? {
    guard let node else { return "the list is not there" }
    let texts = texts(of: node, after)
    let isMeant = texts.count == meant.count && zip(texts, meant).allSatisfy(isSame)
    return isMeant ? nil : "the list reads \(texts), not \(meant)"
  }

  private func texts(of node: Int, _ side: EditedFrontMatter) -> [String] {
    guard let tree = side.tree, tree.scalar(of: node, in: side.document.bytes) != .null else { return [] }
    return FrontMatterText.texts(of: node, in: tree, bytes: side.document.bytes, splitsCommas: splitsCommas)
      .map(\.text)
  }

  private func reads(_ scalar: NewScalar, at node: Int) -> Bool {
    guard let tree = after.tree else { return false }
    guard tree.nodes[node].kind == .scalar else {
      // A plain `[[link]]` is a list in a list to YAML, and a link to us.
      let bytes = after.document.bytes[tree.nodes[node].range.indices]
      return !scalar.isText && bytes.elementsEqual(scalar.text.utf8) && scalar.text.hasPrefix("[[")
    }
    let isText = tree.scalar(of: node, in: after.document.bytes) == .text
    var (read, meant) = (tree.decoded(node, in: after.document.bytes)[...], Array(scalar.text.utf8)[...])
    if tree.nodes[node].style == .literal || tree.nodes[node].style == .folded {
      // The line feeds at its end are those of its header, which stays.
      read = read.trimmingSuffix(while: { $0 == UInt8(ascii: "\n") })
      meant = meant.trimmingSuffix(while: { $0 == UInt8(ascii: "\n") })
    }
    return (isText || !scalar.isText) && read == meant
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without those at the end that are so.
  fileprivate func trimmingSuffix(while isSo: (UInt8) -> Bool) -> ArraySlice {
    var rest = self
    while let last = rest.last, isSo(last) { rest.removeLast() }
    return rest
  }
}

/// A value of front matter without its spelling.
indirect enum FrontMatterReading: Equatable {
  case scalar([UInt8], isText: Bool)
  case alias([UInt8])
  case list([FrontMatterReading], tag: [UInt8])
  case mapping([FrontMatterReading], tag: [UInt8])

  init(_ node: Int, in side: EditedFrontMatter) {
    guard let tree = side.tree else {
      self = .list([], tag: [])
      return
    }
    let bytes = side.document.bytes
    let tag = Array(bytes[tree.nodes[node].tag.indices])
    switch tree.nodes[node].kind {
    case .scalar: self = .scalar(tree.decoded(node, in: bytes) + tag, isText: tree.scalar(of: node, in: bytes) == .text)
    case .alias: self = .alias(Array(bytes[tree.nodes[node].range.indices]))
    case .sequence: self = .list(tree.children(of: node).map { FrontMatterReading($0, in: side) }, tag: tag)
    case .mapping: self = .mapping(tree.children(of: node).map { FrontMatterReading($0, in: side) }, tag: tag)
    }
  }
}
