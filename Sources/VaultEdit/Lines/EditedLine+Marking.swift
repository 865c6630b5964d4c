import VaultModel
import VaultSyntax

extension EditedLine {
  /// Marks the checkbox, and a status in the tail that says otherwise, since the tail counts.
  ///
  /// A mark that means the same stays as it is: `[X]`, and `[>]` where an open one is meant. A line without a checkbox
  /// gets one where its list is one to tick off: in shopping lists, and in lists and collections of links.
  func marking(_ checkbox: LineItem.Checkbox) throws(EditRefusal) -> LinePlan {
    guard let mark = checkbox.mark, let status = checkbox.status else { throw refusal(.valueNotWritable, "") }
    var patches = try tail(replacing: attributes(named: "status"), with: status)
    if line.checkboxRange.isEmpty {
      guard mayGetCheckbox else { throw refusal(.noCheckbox) }
      patches.append(Patch(insertingAt: line.content.lower, "[\(mark)] "))
    } else if line.checkbox.status != status {
      patches.append(Patch(line.mark, mark))
    }
    let isOneMark = patches.count == 1 && !line.checkboxRange.isEmpty && patches[0].range == line.mark
    // An entry of a list becomes a task, which reads its date as when it is due.
    var plan = LinePlan(patches, in: self, keys: item.type == .entry ? nil : ["status"])
    // One mark for another in a line with words changes how nothing else reads; without words it might be a log's.
    plan.isChecked = isOneMark && patches[0].bytes.count == patches[0].range.count && !item.title.isEmpty
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number) else { return false }
      return note.lines[number].checkbox.status == status && note.value(.status, of: item) == .member(status.rawValue)
    }
    return plan
  }

  /// Whether a line like this without a checkbox may get one.
  var mayGetCheckbox: Bool { item.type == .shopping || item.type == .entry }

  /// The patches that make the attributes of a status say this one.
  private func tail(replacing attributes: [Int], with status: TaskStatus) throws(EditRefusal) -> [Patch] {
    let value = NewValue.scalar(NewScalar(status.name))
    var change = TailChange()
    for index in attributes where note.readings.attributes[index].text(in: bytes) != status.name {
      if meaning(ofAttribute: index) == .member(status.rawValue) { continue }
      replace(index, key: "status", with: value, in: &change)
    }
    return patches(for: change)
  }

  private func meaning(ofAttribute index: Int) -> FieldValue? {
    note.fields[item.fields].first { $0.source == .attribute(index) }?.value
  }
}

extension LineItem.Checkbox {
  /// What vault writes between the brackets; nil where nothing stands for it.
  var mark: String? {
    switch self {
    case .open: " "
    case .done: "x"
    case .cancelled: "-"
    case .inProgress: "/"
    case .absent, .other: nil
    }
  }

  /// The status a checkbox says; a mark that vault does not know is read as open.
  var status: TaskStatus? {
    self == .absent ? nil : TaskStatus(self) ?? .open
  }
}
