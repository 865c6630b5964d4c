import VaultModel

/// The `order` of a task as lists compare it.
enum OrderValue: Sendable, Hashable {
  /// In millionths, as far as they can be counted on from there.
  case number(Int64)
  /// Beyond every number that is given to a task.
  case beyond(isNegative: Bool)
  case absent

  /// The greatest number of millionths that a task keeps: there is room for thousands of whole numbers beyond it.
  static let limit: Int64 = 9_000_000_000_000_000_000
  /// How many millionths one is.
  static let one: Int64 = 1_000_000

  /// - Parameter isDescending: whether the greatest value comes first, which then is its own opposite.
  init(_ order: Rational?, isDescending: Bool) {
    guard let order = order.map({ isDescending ? -$0 : $0 }) else {
      self = .absent
      return
    }
    if let number = order.rounded(toPartsOf: Self.one), number.magnitude <= UInt64(Self.limit) {
      self = .number(number)
    } else {
      self = .beyond(isNegative: order.isNegative)
    }
  }

  /// The number; nil where there is none to count on from.
  var millionths: Int64? { if case .number(let number) = self { number } else { nil } }

  /// Whether a task of the first number in the order of paths comes before another one.
  static func isBefore(_ left: (task: Int, value: Self), _ right: (task: Int, value: Self)) -> Bool {
    let keys = (left.value.sortKey, right.value.sortKey)
    return keys.0 != keys.1 ? keys.0 < keys.1 : left.task < right.task
  }

  private var sortKey: (Int, Int64) {
    switch self {
    case .beyond(isNegative: true): (0, 0)
    case .number(let number): (1, number)
    case .beyond(isNegative: false): (2, 0)
    case .absent: (3, 0)
    }
  }

  /// A number of millionths as it is written.
  ///
  /// Never with three decimals: in the notes of a language that groups thousands with a point `1.125` is another number.
  static func text(of millionths: Int64) -> String {
    let size = millionths.magnitude
    let (whole, part) = size.quotientAndRemainder(dividingBy: UInt64(one))
    let sign = millionths < 0 ? "-" : ""
    guard part > 0 else { return sign + String(whole) }
    var digits = String(part)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.utf8.last == 0x30 { digits.removeLast() }
    return "\(sign)\(whole).\(digits)" + (digits.utf8.count == 3 ? "0" : "")
  }
}
