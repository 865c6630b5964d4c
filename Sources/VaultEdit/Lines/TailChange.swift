import VaultModel
import VaultSyntax

/// What is to change in the tail of one line: attributes by their places in ``LineReadings/attributes``.
struct TailChange {
  /// Attributes that go.
  var removed: Set<Int> = []
  /// New bytes within attributes that stay.
  var replaced: [Patch] = []
  /// Keys that come, in their order.
  var added: [(key: String, value: NewValue)] = []
}

extension EditedLine {
  /// Notes that an attribute gets another value: in its own style, or in braces where that style cannot hold it.
  func replace(_ index: Int, key: String, with value: NewValue, in change: inout TailChange) {
    let attribute = note.readings.attributes[index]
    let text = AttributeText(style: attribute.style, key: key, grammar: grammar, isSeveral: isSeveral(key))
    if attribute.form == .flag || (attribute.style == .emoji && attribute.value == attribute.keyRange),
      let pair = text.pair(value, isFlag: isFlag(key))
    {
      change.replaced.append(Patch(attribute.range, pair))
    } else if attribute.value != attribute.keyRange, let text = text.value(value, like: attribute.form) {
      // `key:` at the end of the braces needs the space that a value stands behind.
      let isBare = attribute.style == .braces && attribute.value.lower == attribute.keyRange.upper + 1
      change.replaced.append(Patch(attribute.value, isBare ? " " + text : text))
    } else {
      change.removed.insert(index)
      change.added.append((key, value))
    }
  }

  /// Whether a scalar of the key stands for several names.
  func isSeveral(_ key: String) -> Bool {
    fields(named: key).last?.isSeveral ?? shape(of: key)?.isSeveral ?? false
  }

  /// The patches of a change of the tail.
  func patches(for change: TailChange) -> [Patch] {
    guard !change.removed.isEmpty || !change.replaced.isEmpty || !change.added.isEmpty else { return [] }
    let attributes = note.readings.attributes(of: reading)
    let style = attributes.last?.style ?? usualStyle
    var fields = ""
    var braced: [String] = []
    for (key, value) in change.added {
      var text = AttributeText(
        style: style, key: key, grammar: grammar, isSeveral: isSeveral(key), isCancelled: line.checkbox == .cancelled)
      if style == .dataview { text.name = dataviewName(of: key, value) }
      if style != .braces, !isTaken(text.name ?? key), let pair = text.pair(value, isFlag: isFlag(key)) {
        fields += " " + pair
      } else {
        braced.append(text.inBraces(value, isFlag: isFlag(key)))
      }
    }
    var patches = change.replaced
    if !fields.isEmpty {
      patches.append(Patch(insertingAt: reading.fields.isEmpty ? endOfText : reading.fields.upper, fields))
    }
    patches += removals(ofFields: change.removed)
    patches += bracePatches(removing: change.removed, adding: braced)
    return patches
  }

  /// Takes fields outside of braces away, each with the white space before it.
  private func removals(ofFields removed: Set<Int>) -> [Patch] {
    note.readings.attributes(of: reading).indices.compactMap { index in
      let attribute = note.readings.attributes[index]
      guard removed.contains(index), attribute.style != .braces else { return nil }
      let end = note.endWithComma(of: attribute, before: line.content.upper)
      return Patch(withSpaceBefore(ByteRange(attribute.range.lower, end)), "")
    }
  }

  /// A range with the white space before it, or behind it where nothing stands before.
  func withSpaceBefore(_ range: ByteRange) -> ByteRange {
    var lower = range.lower
    lower = bytes.trimmed(line.content.lower, lower).upper
    guard lower == line.content.lower else { return ByteRange(lower, range.upper) }
    return ByteRange(range.lower, bytes.skippingSpaces(from: range.upper, to: line.content.upper))
  }

  private func bracePatches(removing removed: Set<Int>, adding added: [String]) -> [Patch] {
    let attributes = note.readings.attributes
    let braced = note.readings.attributes(of: reading).indices.filter { attributes[$0].style == .braces }
    let kept = braced.filter { !removed.contains($0) }
    guard let last = kept.last else {
      if !added.isEmpty { return [newBraces(added, replacing: braced)] }
      return braced.isEmpty ? [] : [Patch(withSpaceBefore(reading.braces), "")]
    }
    var patches = LineCuts.patches(
      removing: braced.map { removed.contains($0) }, of: braced.map { attributes[$0].range })
    if !added.isEmpty {
      let text = added.map { ", " + $0 }.joined()
      patches.append(Patch(insertingAt: attributes[last].range.upper, text))
    }
    return patches
  }

  /// Braces of their own after the text and before `^id`, or other pairs in the braces that are there.
  private func newBraces(_ pairs: [String], replacing braced: [Int]) -> Patch {
    let text = pairs.joined(separator: ", ")
    let attributes = note.readings.attributes
    if let first = braced.first, let last = braced.last {
      return Patch(ByteRange(attributes[first].range.lower, attributes[last].range.upper), text)
    }
    let offset = endOfText
    return Patch(insertingAt: offset, offset == line.content.lower ? "{\(text)} " : " {\(text)}")
  }

  /// Behind all that the line says, and before its `^id`.
  var endOfText: Int {
    let upper = reading.blockID.isEmpty ? line.content.upper : max(line.content.lower, reading.blockID.lower - 1)
    return max(line.content.lower, bytes.trimmed(line.content.lower, upper).upper)
  }
}

extension LineReadings {
  /// The style that most lines with fields end in; braces where none has any.
  ///
  /// - Complexity: O(*n*) in the number of lines: once a note, not once a line.
  var usualStyle: LineAttribute.Style {
    var counts: [LineAttribute.Style: Int] = [:]
    for line in lines {
      if let last = attributes(of: line).last { counts[last.style, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    return counts[.braces, default: 0] == most
      ? .braces : counts.filter { $0.value == most }.keys.min { $0.rawValue < $1.rawValue } ?? .braces
  }
}

/// Takes some of several ranges out of a line, with the separators that are left over.
enum LineCuts {
  /// The cuts: a range goes with what stands behind it up to the next one, those at the end with what stands before.
  ///
  /// At least one range must stay.
  static func patches(removing isRemoved: [Bool], of ranges: [ByteRange]) -> [Patch] {
    guard let lastKept = isRemoved.lastIndex(of: false) else { return [] }
    var patches: [Patch] = []
    for place in ranges.indices where isRemoved[place] && place < lastKept {
      patches.append(Patch(ByteRange(ranges[place].lower, ranges[place + 1].lower), ""))
    }
    if let last = ranges.last, lastKept < ranges.count - 1 {
      patches.append(Patch(ByteRange(ranges[lastKept].upper, last.upper), ""))
    }
    return patches
  }
}
