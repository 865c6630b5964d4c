import VaultActions
import VaultMessages

@testable import VaultCommands

/// One call of the program inside the test's own process, with what it printed.
struct CommandRun {
  let output: String
  /// The output as it is, which need not be text.
  let bytes: [UInt8]
  let errors: String
  let code: ExitCode

  /// Runs `vault` with the words; `environment` may be changed before.
  init(
    _ words: String..., commands: [Command] = CommandTable.all, source: CompletionSource = .none,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) {
    var environment = ProcessEnvironment(arguments: words)
    change(&environment)
    let output = CapturedOutput()
    let errors = CapturedOutput()
    code = Program(commands: commands, completionSource: source)
      .run(in: environment, output: OutputSink(to: output), errors: OutputSink(to: errors))
    self.output = output.text
    bytes = output.bytes
    self.errors = errors.text
  }
}

/// The calls of every command, whether or not the product has its body yet.
let allSyntaxes: [CommandSyntax] = [
  InitCommand.syntax, IndexCommand.syntax, SearchCommand.syntax, ListCommand.syntax, TodayCommand.syntax,
  PlanCommand.syntax, WhyCommand.syntax, MoodCommand.syntax, DiaryCommand.syntax, StatsCommand.syntax,
  MoneyCommand.syntax,
  BreatheCommand.syntax,
  GroundCommand.syntax, QuestionsCommand.gratitude, QuestionsCommand.feel, DrawCommand.syntax,
  TimetableCommand.syntax, NextCommand.syntax, WeekCommand.syntax,
  AgendaCommand.syntax, CalendarCommand.syntax, TasksCommand.syntax, RemindCommand.syntax,
  ShowCommand.syntax,
  RecipeCommand.syntax,
  ScaleCommand.syntax, ConvertCommand.syntax, ImportCommand.syntax, ExportCommand.syntax, ReportCommand.syntax,

  PantryCommand.syntax, CookCommand.syntax,
  CookableCommand.syntax, MealsCommand.syntax, NutritionCommand.syntax,
  ShopCommand.syntax, RoomsCommand.syntax, TeachersCommand.syntax, GroupsCommand.syntax,
  DepartmentsCommand.syntax, ClashCommand.syntax, RecurCommand.syntax,
  CheckCommand.syntax, ExplainCommand.syntax, DoctorCommand.syntax, NewCommand.syntax, EditCommand.syntax,
  SetCommand.syntax,
  AddCommand.syntax, DoneCommand.syntax,
  ReopenCommand.syntax, CancelCommand.syntax, OrderCommand.syntax, StartCommand.syntax, StopCommand.syntax,
  MoveCommand.syntax,
  RemoveCommand.syntax, TagCommand.syntax,
  UndoCommand.syntax, LogCommand.syntax, DiffCommand.syntax, SinceCommand.syntax, GitCommand.syntax,
  CommitCommand.syntax, SyncCommand.syntax, CompletionCommand.syntax, HelpCommand.syntax,
]

/// The commands with bodies that do nothing, for tests of the frame around them.
let emptyCommands: [Command] =
  allSyntaxes.map { syntax in Command(syntax.name, syntax) { (_: inout Invocation) throws(Failure) in .done } }
  + [Command(CompleteCommand.syntax.name, CompleteCommand.syntax, run: CompleteCommand.run)]
