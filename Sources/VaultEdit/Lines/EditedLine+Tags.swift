import VaultModel
import VaultSyntax

extension EditedLine {
  /// Makes the tags of the line these, in any order.
  func settingTags(_ value: NewValue) throws(EditRefusal) -> LinePlan {
    let wanted = value.texts(areSeveral: true).map(Self.name)
    return try changingTags(adding: wanted) { tag in !wanted.contains { $0.lowercased() == tag.lowercased() } }
  }

  /// Adds tags that the line does not have, as words behind its text; to a list of tags in the tail, if it has one.
  func addingTags(_ tags: [String]) throws(EditRefusal) -> LinePlan {
    try changingTags(adding: tags.map(Self.name)) { _ in false }
  }

  /// Takes tags away, each with one space beside it, and out of a list of tags in the tail.
  func removingTags(_ tags: [String]) throws(EditRefusal) -> LinePlan {
    let unwanted = tags.map { Self.name($0).lowercased() }
    return try changingTags(adding: []) { unwanted.contains($0.lowercased()) }
  }

  private func changingTags(adding: [String], removingWhere isUnwanted: (String) -> Bool) throws(EditRefusal)
    -> LinePlan
  {
    let old = note.tags(of: item)
    var added: [String] = []
    for tag in adding where !(old + added).contains(where: { $0.lowercased() == tag.lowercased() }) {
      added.append(tag)
    }
    for tag in added where !Self.isWritable(tag) { throw refusal(.valueNotWritable, tag) }
    let removed = old.filter(isUnwanted)
    guard !added.isEmpty || !removed.isEmpty else { return LinePlan([], in: self) }

    var change = TailChange()
    var words: [Patch] = []
    let lists = attributes(named: "tags")
    guard lists.count < 2 else { throw refusal(.duplicateKey, "tags") }
    if let list = lists.first {
      changeTags(inAttribute: list, adding: added, removingWhere: isUnwanted, in: &change)
    } else if !added.isEmpty {
      words = [wordPatch(added.map { "#" + $0 }.joined(separator: " "), after: reading.text)]
    }
    let tail = patches(for: change)
    // In `[tags:: #a, #b]` the words are elements too, and go with these.
    words += wordRemovals(where: isUnwanted)
      .filter { word in !tail.contains { $0.range.indices.overlaps(word.range.indices) } }
    var plan = LinePlan(words + tail, in: self, keys: ["tags"])
    plan.rewords = true
    let wanted = Set((old.filter { !isUnwanted($0) } + added).map { $0.lowercased() })
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number) else { return false }
      return Set(note.tags(of: item).map { $0.lowercased() }) == wanted
    }
    return plan
  }

  /// Words behind a range of the line, before what follows it.
  private func wordPatch(_ words: String, after range: ByteRange) -> Patch {
    range.isEmpty ? wordPatch(words, replacing: range) : Patch(insertingAt: range.upper, " " + words)
  }

  /// Takes words out, each with the space before it, or behind it at the beginning of the line and after another cut.
  private func wordRemovals(where isUnwanted: (String) -> Bool) -> [Patch] {
    var patches: [Patch] = []
    var place = line.content.lower
    for tag in note.scan.tags(of: reading) where isUnwanted(Self.name(note.document.text(tag))) {
      var range = tag
      let before = range.lower > place ? bytes.lengthOfBlank(endingAt: range.lower, after: place) : 0
      if before > 0 {
        range = ByteRange(range.lower - before, range.upper)
      } else if range.upper < line.content.upper {
        let behind = bytes.lengthOfBlank(at: range.upper, before: line.content.upper)
        range = ByteRange(range.lower, range.upper + behind)
      }
      patches.append(Patch(range, ""))
      place = range.upper
    }
    return patches
  }

  private func changeTags(
    inAttribute index: Int, adding: [String], removingWhere isUnwanted: (String) -> Bool, in change: inout TailChange
  ) {
    let attribute = note.readings.attributes[index]
    let elements = attribute.elements(in: bytes)
    let kept = elements.filter { !isUnwanted(Self.name($0)) }
    if kept.count == elements.count {
      appendElements(adding.map { NewScalar($0) }, to: index, key: "tags", in: &change)
    } else if kept.isEmpty, adding.isEmpty {
      change.removed.insert(index)
    } else if adding.isEmpty {
      removeElements(elements.map { isUnwanted(Self.name($0)) }, from: index, key: "tags", in: &change)
    } else {
      replace(index, key: "tags", with: .list((kept + adding).map { NewScalar($0) }), in: &change)
    }
  }

  /// A tag without its `#`.
  private static func name(_ tag: String) -> String { String(tag.trimmed.drop { $0 == "#" }) }

  /// Whether a word reads as this tag and nothing else.
  private static func isWritable(_ tag: String) -> Bool {
    let word = Array("#\(tag)".utf8)
    let range = ByteRange(0, word.count)
    return OneLine.holds(tag) && InlineScan(of: range, in: word).tags == [range]
  }
}
