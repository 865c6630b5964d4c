import VaultMessages
import VaultStore

extension RemoveList {
  /// What becomes of the tasks and of the note, in sentences that hold before anything is written.
  func remarks(on contents: ListContents, _ target: Target, _ path: Path?) -> [Remark] {
    var remarks: [Remark] = []
    let note = MessageValue.text(contents.list.path?.text ?? "")
    func add(_ key: MessageKey, _ count: Int, _ values: [MessageValue]) {
      if count > 0 { remarks.append(Remark(key, [.count(count)] + values)) }
    }
    let place = MessageValue.text(path?.text ?? "")
    if choice == .remove {
      add(.listRemoveLinesGo, contents.lines.count, [note])
      add(.listRemoveOthersGo, contents.others.count, [])
      add(.listRemoveForeignMove, contents.foreignLines.count + contents.foreignSteps.count, [note, place])
    } else {
      add(.listRemoveLinesMove, contents.lines.count + contents.foreignLines.count, [note, place])
      if let title = target.title {
        add(.listRemoveOthersRenamed, contents.others.count, [.text(title)])
      } else {
        add(.listRemoveOthersDetached, contents.others.count, [.text(contents.list.title)])
      }
    }
    if contents.hasProse {
      remarks.append(Remark(.listRemoveNoteStays, [note]))
    } else if contents.found != nil {
      remarks.append(Remark(contents.isEmpty ? .listRemoveNoteAlone : .listRemoveNoteGoes, [note]))
    }
    if contents.isDefault { remarks.append(Remark(.listRemoveWasDefault, [], isWarning: true)) }
    return remarks
  }
}

extension ListContents {
  /// Whether the setting `default-list` means the list.
  fileprivate var isDefault: Bool {
    guard let path = list.path else { return false }
    return (try? vault.defaultListPath()) == path
  }
}
