/// Every command of the product, in the order of the help.
package enum CommandTable {
  package static let all: [Command] = [
    Command(InitCommand.syntax, run: InitCommand.run),
    Command(IndexCommand.syntax, run: IndexCommand.run),
    Command(SearchCommand.syntax, run: SearchCommand.run),
    Command(ShowCommand.syntax, run: ShowCommand.run),
    Command(ScaleCommand.syntax, run: ScaleCommand.run),
    Command(CheckCommand.syntax, run: CheckCommand.run),
    Command(NewCommand.syntax, run: NewCommand.run),
    Command(EditCommand.syntax, run: EditCommand.run),
    Command(SetCommand.syntax, run: SetCommand.run),
    Command(AddCommand.syntax, run: AddCommand.run),
    Command(DoneCommand.syntax, run: DoneCommand.run),
    Command(ReopenCommand.syntax, run: ReopenCommand.run),
    Command(CancelCommand.syntax, run: CancelCommand.run),
    Command(MoveCommand.syntax, run: MoveCommand.run),
    Command(RemoveCommand.syntax, run: RemoveCommand.run),
    Command(TagCommand.syntax, run: TagCommand.run),
    Command(UndoCommand.syntax, run: UndoCommand.run),
    Command(LogCommand.syntax, run: LogCommand.run),
    Command(DiffCommand.syntax, run: DiffCommand.run),
    Command(SinceCommand.syntax, run: SinceCommand.run),
    Command(GitCommand.syntax, run: GitCommand.run),
    Command(CompletionCommand.syntax, run: CompletionCommand.run),
    Command(HelpCommand.syntax, run: HelpCommand.run),
    Command(CompleteCommand.syntax, run: CompleteCommand.run),
  ]
}
