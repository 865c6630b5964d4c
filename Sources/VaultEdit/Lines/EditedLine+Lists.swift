import VaultModel
import VaultSyntax

extension EditedLine {
  /// Adds values to the list of a key, those that it has not; a key that is not there begins a list.
  func adding(_ values: [NewScalar], to key: String) throws(EditRefusal) -> LinePlan {
    try checkKey(key)
    try checkWritable(values.map(\.text))
    if key == "tags" { return try addingTags(values.map(\.text)) }
    let old = try elements(of: key)
    var added: [NewScalar] = []
    for value in values where !(old + added.map(\.text.trimmed)).contains(value.text.trimmed) { added.append(value) }
    guard !added.isEmpty else { return LinePlan([], in: self) }
    var change = TailChange()
    if let index = attributes(named: key).first {
      appendElements(added, to: index, key: key, in: &change)
    } else {
      change.added.append((key, .list(added)))
    }
    return plan(for: change, of: key, old + added.map(\.text.trimmed))
  }

  /// Takes values out of the list of a key; with the last one the key goes.
  func removing(_ values: [NewScalar], from key: String) throws(EditRefusal) -> LinePlan {
    if key == "tags" { return try removingTags(values.map(\.text)) }
    let old = try elements(of: key)
    let unwanted = values.map(\.text.trimmed)
    let kept = old.filter { !unwanted.contains($0) }
    guard kept.count < old.count, let index = attributes(named: key).first else { return LinePlan([], in: self) }
    if kept.isEmpty { return try removing(key: key) }
    var change = TailChange()
    removeElements(old.map(unwanted.contains), from: index, key: key, in: &change)
    return plan(for: change, of: key, kept)
  }

  /// The texts of a key's list.
  private func elements(of key: String) throws(EditRefusal) -> [String] {
    let indices = attributes(named: key)
    guard indices.count < 2 else { throw refusal(.duplicateKey, key) }
    guard let field = fields(named: key).last else { return [] }
    // A slot holds one value, and what is beside it in the tail would count instead of it.
    guard !indices.isEmpty else { throw refusal(.keyNotWritable, key) }
    return note.texts(of: field).map(\.trimmed.text)
  }

  private func plan(for change: TailChange, of key: String, _ texts: [String]) -> LinePlan {
    var plan = LinePlan(patches(for: change), in: self, keys: [key])
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number), let field = note.fields(named: key, of: item).last else {
        return false
      }
      return note.texts(of: field).map(\.trimmed.text) == texts
    }
    return plan
  }
}

// MARK: - Elements

extension EditedLine {
  /// Notes that a list gets elements at its end; a scalar that takes several names gets them behind a comma.
  func appendElements(_ added: [NewScalar], to index: Int, key: String, in change: inout TailChange) {
    guard !added.isEmpty else { return }
    let attribute = note.readings.attributes[index]
    switch attribute.form {
    case .list:
      change.replaced.append(Patch(insertingAt: endOfElements(of: attribute), separated(added, in: attribute)))
    case .plain where isSeveral(key) && attribute.style == .braces && added.allSatisfy(isPlainElement):
      let text = added.map { ", " + $0.text.trimmed }.joined()
      change.replaced.append(Patch(insertingAt: attribute.value.upper, text))
    default:
      let old = isSeveral(key) ? attribute.elements(in: bytes) : [attribute.text(in: bytes)]
      replace(index, key: key, with: .list(old.map { NewScalar($0) } + added), in: &change)
    }
  }

  /// Notes that a list loses some of its elements, of which at least one stays.
  func removeElements(_ isRemoved: [Bool], from index: Int, key: String, in change: inout TailChange) {
    let attribute = note.readings.attributes[index]
    let ranges = attribute.elementRanges(in: bytes)
    if ranges.count == isRemoved.count {
      change.replaced += LineCuts.patches(removing: isRemoved, of: ranges)
      return
    }
    let kept = zip(attribute.elements(in: bytes), isRemoved).filter { !$0.1 }.map { NewScalar($0.0) }
    let text = NewScalar(kept.map(\.text).joined(separator: ", "))
    replace(index, key: key, with: .scalar(text), in: &change)
  }

  private func isPlainElement(_ scalar: NewScalar) -> Bool {
    FlowText.scalar(scalar, like: .plain) == scalar.text.trimmed
  }

  /// Where a new last element goes: behind the last one, or before the closing bracket of an empty list.
  private func endOfElements(of attribute: LineAttribute) -> Int {
    attribute.elementRanges(in: bytes).last?.upper ?? attribute.value.upper - 1
  }

  private func separated(_ added: [NewScalar], in attribute: LineAttribute) -> String {
    let text = added.map { FlowText.scalar($0, like: .plain) }.joined(separator: ", ")
    return attribute.elementRanges(in: bytes).isEmpty ? text : ", " + text
  }
}
