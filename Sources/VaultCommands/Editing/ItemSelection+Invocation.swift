import VaultActions
import VaultMessages

extension ItemSelection {
  /// Finds the items that the operands of an invocation name, and those that `--where` finds.
  ///
  /// - Throws: that there are neither, too.
  init(
    _ names: [String], _ invocation: Invocation, wanting wanted: ItemLookup.Wanted = .anything,
    takingParts takesParts: Bool = true, keepingNotes keepsNotes: Bool = false
  ) throws(Failure) {
    let workspace = invocation.workspace.anew()
    defer { workspace.finish() }
    try self.init(
      try ItemRequest(names, invocation), in: workspace, wanting: wanted, takingParts: takesParts,
      keepingNotes: keepsNotes)
  }

  /// Finds the one item of a name that is no operand.
  init(naming name: String, _ invocation: Invocation) throws(Failure) {
    let workspace = invocation.workspace.anew()
    defer { workspace.finish() }
    try self.init(ItemRequest([name]), in: workspace, forWriting: false)
  }
}

extension ItemRequest {
  /// The items that operands of an invocation name, and those that `--where` finds.
  ///
  /// - Throws: that there are neither.
  init(_ names: [String], _ invocation: Invocation) throws(Failure) {
    let query = invocation.arguments[.where].map { QueryRequest($0, of: invocation) }
    guard !names.isEmpty || query != nil else {
      throw Failure(.wrongRequest, .editNamesNothing, [.text(invocation.command.name)])
    }
    self.init(names, where: query)
  }
}
