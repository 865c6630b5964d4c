import VaultModel
import VaultSyntax

extension EditedLine {
  /// Gives a key a value where its value stands, else in the style of the line.
  ///
  /// A list of nothing takes the key away, and so does `false` for a word that stands alone, such as `optional`.
  func setting(_ key: String, to value: NewValue) throws(EditRefusal) -> LinePlan {
    try checkKey(key)
    try checkWritable(value.scalars.map(\.text))
    if value == .list([]) || isUnset(key, by: value) { return try removing(key: key) }
    if key == "tags" { return try settingTags(value) }
    if key == "status", !line.checkboxRange.isEmpty || mayGetCheckbox { return try settingStatus(value) }
    let shape = shape(of: key)
    let value = key == "amount" && grammar.amount == .signed ? keepingCurrency(value) : value
    if says(key, value, shape, in: note, item) { return LinePlan([], in: self) }

    var change = TailChange()
    var keys: Set<String> = [key]
    var patches: [Patch] = []
    let attributes = attributes(named: key)
    guard attributes.count < 2 else { throw refusal(.duplicateKey, key) }
    if let slot = try slotChange(setting: key, to: value, hasAttribute: !attributes.isEmpty) {
      patches = slot.patches
      keys.formUnion(slot.keys)
      change.added = slot.added
    } else if attributes.isEmpty {
      // The time of a line is written in its slot and nowhere else.
      guard key != "at" else { throw refusal(.keyNotWritable, key) }
      if let field = fieldInText(key) { throw EditRefusal(.fieldInText, at: field, values: [key]) }
      if key == "end", let start = shownFrom { throw EditRefusal(.startBesideEnd, at: start) }
      change.added.append((key, value))
      if let (index, spelling) = otherSpelling(of: key) {
        change.removed.insert(index)
        keys.insert(spelling)
      }
    }
    if let index = attributes.first { replace(index, key: key, with: value, in: &change) }
    if key == "lesson", let slot = lessonChange(true) { keys.formUnion(slot.keys) }
    var plan = LinePlan(patches + self.patches(for: change), in: self, keys: keys)
    plan.rewords = key == "amount" && reading.amountStyle != .emphasised || loosensTags(in: plan.patches)
    plan.expectation = expectation(of: key, value, shape)
    return plan
  }

  /// Whether the tags behind the braces become tags of the text, because the braces go.
  private func loosensTags(in patches: [Patch]) -> Bool {
    !reading.trailing.isEmpty && patches.contains { $0.bytes.isEmpty && $0.range.contains(reading.braces) }
  }

  /// A sum in the currency of the old one, unless it names its own: a number alone must not become the vault's money.
  private func keepingCurrency(_ value: NewValue) -> NewValue {
    guard case .scalar(let scalar) = value, !reading.currency.isEmpty else { return value }
    let rest = scalar.text.unicodeScalars.filter { !"+-−–., \u{A0}\u{202F}\u{2009}".unicodeScalars.contains($0) }
    guard !rest.isEmpty, rest.allSatisfy({ "0"..."9" ~= $0 }) else { return value }
    let currency = String(decoding: bytes[reading.currency.indices], as: UTF8.self)
    return .scalar(NewScalar(scalar.text.trimmed + " " + currency))
  }

  /// Dataview's `start` where it is the day from which on the task is shown, and nothing else is the start of a block.
  private var shownFrom: ByteRange? {
    guard fields(named: "start").isEmpty else { return nil }
    return note.readings.attributes(of: reading).first {
      $0.style == .dataview && $0.key == .wait && note.document.text($0.keyRange).lowercased() == "start"
    }?.range
  }

  /// A field of a key in the text, where it is not read; a second one at the end would leave the line with both.
  private func fieldInText(_ key: String) -> ByteRange? {
    // Line after line, though not in their order within one.
    let diagnostics = note.readings.diagnostics
    let first = diagnostics.partitioningIndex { $0.range.lower >= line.content.lower }
    return diagnostics[first...].prefix { $0.range.lower < line.content.upper }.first {
      $0.code == .lineFieldInText && $0.values == [key] && line.content.contains($0.range)
    }?.range
  }

  /// A field of braces that means the key and is spelt in other letters, `Due`, so that nobody reads it: a value of the
  /// key takes its place.
  private func otherSpelling(of key: String) -> (index: Int, spelling: String)? {
    guard LineKey(name: key) != nil else { return nil }
    return note.readings.attributes(of: reading).indices.lazy.map { index in
      (index, note.document.text(note.readings.attributes[index].keyRange))
    }.first { index, spelling in
      note.readings.attributes[index].style == .braces && spelling != key && spelling.lowercased() == key
    }
  }

  /// Refuses a spelling that no line could hold as a key.
  func checkKey(_ key: String) throws(EditRefusal) {
    guard let first = key.utf8.first, first.isKeyStart, key.utf8.allSatisfy(\.isKeyByte) else {
      throw refusal(.keyNotWritable, key)
    }
  }

  /// Whether a value says that a flag is not set.
  private func isUnset(_ key: String, by value: NewValue) -> Bool {
    guard isFlag(key), case .scalar(let scalar) = value else { return false }
    return Answer(spelling: scalar.text) == .no
  }

  private func settingStatus(_ value: NewValue) throws(EditRefusal) -> LinePlan {
    guard case .scalar(let scalar) = value, let status = TaskStatus(spelling: scalar.text) else {
      throw refusal(.valueNotWritable, value.scalars.map(\.text).joined(separator: ", "))
    }
    return try marking(LineItem.Checkbox(status))
  }

  /// That the field that counts says the value.
  private func expectation(of key: String, _ value: NewValue, _ shape: ValueShape?) -> (Note, Int) -> Bool {
    { after, number in
      guard let changed = after.item(ofLine: number) else { return false }
      // Whatever amount it gets, the thing stays the same.
      if key == "amount", grammar.amount == .leading,
        after.amountAndName(of: changed).name != note.amountAndName(of: item).name
      {
        return false
      }
      return says(key, value, shape, in: after, changed)
    }
  }

  /// Whether a key of a line says a value in a note, this one or the changed one.
  private func says(_ key: String, _ value: NewValue, _ shape: ValueShape?, in note: Note, _ item: Item) -> Bool {
    let text = value.scalars.first?.text.trimmed
    if key == "at" {
      guard let times = note.times(of: item) else { return false }
      return times == text.flatMap { TimesOfDay($0) }
    }
    if key == "amount", grammar.amount == .leading { return note.amountAndName(of: item).amount?.text == text }
    guard let field = note.fields(named: key, of: item).last else { return false }
    return note.says(field, value, as: shape)
  }
}

extension EditedLine {
  /// Takes a key away, from the tail and from its slot.
  func removing(key: String) throws(EditRefusal) -> LinePlan {
    if key == "tags" { return try settingTags(.list([])) }
    var change = TailChange()
    change.removed = Set(attributes(named: key))
    if key == "status", change.removed.isEmpty { return LinePlan([], in: self) }
    var patches: [Patch] = []
    var keys: Set<String> = [key]
    if key != "status", let slot = slotChange(removing: key) {
      patches = slot.patches
      keys.formUnion(slot.keys)
      change.added = slot.added
    } else if key == "lesson", let slot = lessonChange(false) {
      patches = slot.patches
      keys.formUnion(slot.keys)
      change.added = slot.added
    }
    var plan = LinePlan(patches + self.patches(for: change), in: self, keys: keys)
    plan.rewords = key == "amount" && reading.amountStyle != .emphasised || loosensTags(in: plan.patches)
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number) else { return false }
      // A number in the name of what is left may look like an amount again: `7up`.
      if key == "amount" { return note.amountAndName(of: item).amount == nil }
      return key == "status" || note.fields(named: key, of: item).isEmpty
    }
    return plan
  }

  /// Spells a key of the tail anew; a word that the new key cannot be in its style goes into the braces.
  func renaming(_ key: String, to name: String) throws(EditRefusal) -> LinePlan {
    try checkKey(name)
    guard key != name else { return LinePlan([], in: self) }
    let attributes = attributes(named: key)
    guard let index = attributes.first else {
      throw fields(named: key).isEmpty ? refusal(.noSuchKey, key) : refusal(.keyNotWritable, key)
    }
    guard attributes.count == 1 else { throw refusal(.duplicateKey, key) }
    guard fields(named: name).isEmpty else { throw refusal(.keyExists, name) }
    let attribute = note.readings.attributes[index]
    var change = TailChange()
    let value = value(of: attribute)
    if keepsStyle(attribute, renamedTo: name) {
      change.replaced.append(Patch(attribute.keyRange, name))
    } else {
      change.removed.insert(index)
      change.added.append((name, value))
    }
    var plan = LinePlan(patches(for: change), in: self, keys: [key, name])
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number), note.fields(named: key, of: item).allSatisfy({ $0.source == .slot }),
        let field = note.fields(named: name, of: item).last
      else { return false }
      return note.says(field, value, as: nil) || field.value == .truth(true)
    }
    return plan
  }

  private func keepsStyle(_ attribute: LineAttribute, renamedTo name: String) -> Bool {
    switch attribute.style {
    case .braces: attribute.form != .flag || isFlag(name)
    case .dataview: true
    case .colon: LineKey(name: name).map(grammar.keys.contains) ?? false
    case .emoji: false
    }
  }

  private func value(of attribute: LineAttribute) -> NewValue {
    if attribute.form == .flag { return .scalar("true") }
    if attribute.form == .list { return .list(attribute.elements(in: bytes).map { NewScalar($0) }) }
    if attribute.style == .emoji, attribute.value == attribute.keyRange,
      case .member(let rank)? = note.value(.priority, of: item), let priority = Priority(rawValue: rank)
    {
      return .scalar(NewScalar(priority.name))
    }
    return .scalar(NewScalar(attribute.text(in: bytes)))
  }
}
