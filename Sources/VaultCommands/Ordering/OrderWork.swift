import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// Moves tasks among those they stand with.
struct OrderWork {
  /// Where they are moved to, as the command line says it.
  enum Target {
    case first, last
    case before(FoundItem), after(FoundItem)

    /// The task that stays, beside which they are put.
    var neighbour: FoundItem? {
      switch self {
      case .first, .last: nil
      case .before(let found), .after(let found): found
      }
    }
  }

  /// What is to be changed, and what is said about it.
  struct Outcome {
    let company: TaskCompany
    /// What people call the company.
    let title: String
    /// The list whose note does not show tasks in their manual order, and what it is sorted by; nil when it does.
    let unordered: (list: SavedList, sort: ListSort?)?
    /// The tasks whose `order` changes.
    let changes: [(found: FoundItem, order: String?)]
    /// The places that the moved tasks get, from 1, and of how many.
    let places: [(found: FoundItem, place: Int)]
    let count: Int
  }

  private let moved: [FoundItem]
  private let target: Target
  private let companies: TaskCompanies

  init(_ moved: [FoundItem], to target: Target, among companies: TaskCompanies) {
    self.moved = moved
    self.target = target
    self.companies = companies
  }

  /// Finds out what changes.
  ///
  /// - Throws: that the tasks do not stand together.
  func outcome(_ messages: Messages) throws(Failure) -> Outcome {
    let company = try company()
    let members = try companies.members(of: company)
    let list = companies.list(of: company)
    let sort = list?.list?.sort
    let isDescending = sort?.key == .manual && sort?.isDescending == true
    let order = ManualOrder(
      members.map { $0.note.task(of: $0.item).order }, isDescending: isDescending)
    let numbers = try moved.map { found throws(Failure) in try number(of: found, in: members) }
    let place = try place(in: members)
    let sequence = order.sequence(moving: numbers, to: place)
    return Outcome(
      company: company, title: companies.title(of: company, messages),
      unordered: list.flatMap { $0.list?.sort?.key == .manual ? nil : ($0, sort) },
      changes: order.moving(numbers, to: place).map { (members[$0.task], $0.order) },
      places: zip(moved, numbers).map { found, number in
        (found, (sequence.firstIndex(of: number) ?? 0) + 1)
      },
      count: members.count)
  }

  /// The nearest company that all of them are in.
  private func company() throws(Failure) -> TaskCompany {
    let all = moved + (target.neighbour.map { [$0] } ?? [])
    var common: [TaskCompany]?
    for found in all {
      let own = try companies.companies(of: found)
      let shared = common.map { known in known.filter(own.contains) } ?? own
      guard !shared.isEmpty else {
        throw Failure(
          .wrongRequest, .orderApart, [.text(all[0].title), .text(found.title)], hints: [.init(.orderApartHint)])
      }
      common = shared
    }
    return common?.first ?? .notes
  }

  private func number(of found: FoundItem, in members: [FoundItem]) throws(Failure) -> Int {
    guard let number = members.firstIndex(where: { $0.ownPlace == found.ownPlace }) else {
      throw Failure(.notFound, .itemNotFound, [.text(found.title)], code: .noItem)
    }
    return number
  }

  private func place(in members: [FoundItem]) throws(Failure) -> ManualOrder.Place {
    switch target {
    case .first: .first
    case .last: .last
    case .before(let found): .before(try number(of: found, in: members))
    case .after(let found): .after(try number(of: found, in: members))
    }
  }
}
