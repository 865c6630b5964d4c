package import VaultMessages

// What is said is compared in tests alone: no code of the product may branch on a sentence.

extension MessageKey: Equatable {
  package static func == (left: MessageKey, right: MessageKey) -> Bool {
    String(reflecting: left) == String(reflecting: right)
  }
}

extension MessageValue: Equatable {
  package static func == (left: MessageValue, right: MessageValue) -> Bool {
    String(reflecting: left) == String(reflecting: right)
  }
}

extension Remark: Equatable {
  package static func == (left: Remark, right: Remark) -> Bool {
    String(reflecting: left) == String(reflecting: right)
  }
}
