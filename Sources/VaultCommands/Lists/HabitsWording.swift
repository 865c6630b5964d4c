import VaultMessages
import VaultModel
import VaultSyntax
import VaultTasks

/// Says what is usual of a task, and how much that rests on.
extension TaskHabits {
  /// `usually in the evening (5 of 6), about 40 min (median of 6)`; nil where nothing is known.
  func remark(_ messages: Messages) -> Remark? {
    guard !isEmpty else { return nil }
    let part = usualPart.map { messages($0.part.usualKey, [.count($0.count), .count($0.total)]) }
    let length = usualLength.map {
      messages(.habitsLength, [.text(messages.length(minutes: $0.minutes)), .count($0.count)])
    }
    return Remark(.habitsUsual, [.text([part, length].compactMap(\.self).joined(separator: ", "))])
  }

  /// Adds `usualPart`, `usualPartCount`, `usualPartTotal`, `usualLength` (minutes) and `usualLengthCount`; what is not known is
  /// null.
  func write(to json: inout JSONWriter) {
    func member(_ key: String, _ value: Int?) {
      json.member(key) { if let value { $0.integer(value) } else { $0.null() } }
    }
    json.member("usualPart", usualPart?.part.name)
    member("usualPartCount", usualPart?.count)
    member("usualPartTotal", usualPart?.total)
    member("usualLength", usualLength?.minutes)
    member("usualLengthCount", usualLength?.count)
  }
}

extension PartOfDay {
  fileprivate var usualKey: MessageKey {
    switch self {
    case .morning: .habitsMorning
    case .afternoon: .habitsAfternoon
    case .evening: .habitsEvening
    case .night: .habitsNight
    }
  }
}
