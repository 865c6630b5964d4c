import VaultModel

/// What balances need of a money line and queries do not ask for, so that earlier months are added up without their notes.
enum WrittenMoney {
  /// Keys that no note can have: accounts as they are written, where folding changes them, and the column of what arrives.
  static let keys: [ItemKey: String] = [.account: "/account", .to: "/to", .received: "/received"]
  static let names = Set(keys.values)
}
