import VaultModel
import VaultSyntax

extension EditedLine {
  /// Replaces the words of the line, the tags and links among them included; slots and tail stay.
  ///
  /// The words are ``LineReading/text``, to which an amount without emphasis belongs (`2 milk`). Words that would be
  /// read as a slot or as part of the tail are refused.
  func rewording(_ text: String) throws(EditRefusal) -> LinePlan {
    let text = text.trimmed
    guard !text.isEmpty, OneLine.holds(text) else { throw refusal(.valueNotWritable, text) }
    var plan = LinePlan([wordPatch(text, replacing: reading.text)], in: self, keys: ["amount"])
    plan.rewords = true
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number), let reading = item.reading else { return false }
      return note.document.bytes[note.readings.lines[reading].text.indices].elementsEqual(text.utf8)
    }
    return plan
  }

  /// Gives the line a `^id` behind all that it says; one that has another one is refused, since links may lead to it.
  func identifying(_ id: String) throws(EditRefusal) -> LinePlan {
    guard reading.blockID.isEmpty else {
      guard note.document.text(reading.blockID) == id else { throw refusal(.valueNotWritable, id) }
      return LinePlan([], in: self)
    }
    var plan = LinePlan([Patch(insertingAt: endOfText, " ^" + id)], in: self)
    plan.identifies = true
    plan.expectation = { note, number in note.item(ofLine: number).flatMap(note.blockID) == id }
    return plan
  }

  /// A patch that puts words in the place of a range of the line, with a space to its neighbours where there is none.
  func wordPatch(_ words: String, replacing range: ByteRange) -> Patch {
    let content = line.content
    let lower = min(max(range.lower, content.lower), content.upper)
    let upper = max(lower, min(range.upper, content.upper))
    let isBehindWord = lower > content.lower && bytes.lengthOfBlank(endingAt: lower, after: content.lower) == 0
    let isBeforeWord = upper < content.upper && bytes.lengthOfBlank(at: upper, before: content.upper) == 0
    let (before, after) = (isBehindWord ? " " : "", isBeforeWord ? " " : "")
    return Patch(ByteRange(lower, upper), before + words + after)
  }
}
