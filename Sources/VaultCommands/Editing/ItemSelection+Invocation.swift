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
  /// The items that operands of an invocation name, and those that `--where` finds; on a terminal, where there are neither,
  /// those that are chosen then.
  ///
  /// - Throws: that there are none.
  init(_ names: [String], _ invocation: Invocation) throws(Failure) {
    let query = invocation.arguments[.where].map { QueryRequest($0, of: invocation) }
    var names = names
    if names.isEmpty, query == nil { names = try ItemPicker(invocation)?.pick() ?? [] }
    guard !names.isEmpty || query != nil else {
      let call = ["vault", invocation.command.name, "TITLE"] + invocation.arguments.operands.map(ShellWord.quoted)
      throw Failure(
        .wrongRequest, .editNamesNothing, [.text(invocation.command.name)],
        hints: [.init(.tryCall, [.text(call.joined(separator: " "))])])
    }
    self.init(names, where: query)
  }
}
