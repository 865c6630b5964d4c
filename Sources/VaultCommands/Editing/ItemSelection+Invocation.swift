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
  /// - Throws: that there are none, where nobody can be asked with the open tasks that may be meant.
  init(_ names: [String], _ invocation: Invocation) throws(Failure) {
    let query = invocation.arguments[.where].map { QueryRequest($0, of: invocation) }
    var names = names
    let picker = names.isEmpty && query == nil ? ItemPicker(invocation) : nil
    if let picker { names = try picker.pick() }
    guard !names.isEmpty || query != nil else {
      let call = [invocation.command.name, "TITLE"] + invocation.arguments.operands
      var failure = Failure(
        .wrongRequest, .editNamesNothing, [.text(invocation.command.name)],
        hints: [.init(.tryCall, [.sameCall(call)])])
      // Who was asked has seen them.
      if let picker, !picker.canPick { failure.choice = picker.openTasks }
      throw failure
    }
    self.init(names, where: query)
  }
}
