import Testing
import VaultMessages

@testable import VaultCommands

@Suite struct `Reading the command line` {
  private static func read(_ line: String) -> ParsedLine {
    ArgumentParser(commands: allSyntaxes).parse(line.split(separator: " ").map(String.init))
  }

  /// An error with all its values, as tests compare it.
  private static func fact(_ error: ParseError?) -> String { String(reflecting: error) }

  @Test(arguments: [
    ("search --limit 5 milk", "--limit value"),
    ("search --limit=5 milk", "--limit=value"),
    ("search -n 5 milk", "-n value"),
    ("search milk --limit 5", "after the operand"),
  ])
  func `a value stands after its option, or after an equals sign`(line: String, form: String) {
    let read = Self.read(line)
    #expect(read.error == nil, "\(form)")
    #expect(read.arguments.wholeNumber(.limit) == 5)
    #expect(read.arguments.operands == ["milk"])
  }

  @Test(arguments: [
    ("search -- --limit -0 --", ["--limit", "-0", "--"]),
    ("search milk -12 -3d", ["milk", "-12", "-3d"]),
    ("search milk -", ["milk", "-"]),
    ("search milk -butter -list:Someday", ["milk", "-butter", "-list:Someday"]),
    ("search -молоко", ["-молоко"]),
    ("search milk -qv", ["milk", "-qv"]),
    ("search milk -n5", ["milk", "-n5"]),
    ("show -1", ["-1"]),
    ("show -- --yes", ["--yes"]),
  ])
  func `words that only look like options are operands`(line: String, operands: [String]) {
    let read = Self.read(line)
    #expect(read.error == nil)
    #expect(read.arguments.operands == operands)
  }

  @Test func `several query arguments are joined by spaces`() {
    #expect(Self.read("search type:recipe -milk").arguments.joinedOperands == "type:recipe -milk")
  }

  @Test func `minus zero means NUL in commands that list`() {
    #expect(Self.read("search -0 milk").arguments.has(.null))
    #expect(Self.read("show -0").arguments.operands == ["-0"])
  }

  @Test func `short switches are grouped in commands without a query`() {
    let read = Self.read("show -qy borshch")
    #expect(read.error == nil)
    #expect(read.arguments.has(.quiet) && read.arguments.has(.yes))
  }

  @Test func `options of every command may stand before it`() {
    let read = Self.read("--vault sample-vault --json -q search milk")
    #expect(read.error == nil)
    #expect(read.arguments[.vault] == "sample-vault")
    #expect(read.arguments.format == "json")
    #expect(read.command?.name == "search")
  }

  @Test func `a template is a format of search, and only a template or a name is`() {
    #expect(Self.read("search x --format {path}:{line}").arguments.format == "{path}:{line}")
    #expect(
      Self.fact(Self.read("search x --format path").error)
        == Self.fact(
          .unknownChoice(
            name: "--format", value: "path", choices: ["text", "json", "paths"], suggestions: ["paths"])))
  }

  @Test func `options that are directives are told in their order`() {
    let directives = Self.read("search x --sort due --limit 5 --count").arguments.directives
    #expect(directives.map { "\($0.name) \($0.value)" } == ["sort due", "limit 5"])
  }

  @Test(arguments: [
    ("", ParseError.missingCommand),
    ("-q", .missingCommand),
    ("serach milk", .unknownCommand("serach", suggestions: ["search"])),
    ("SHOW x", .unknownCommand("SHOW", suggestions: ["show"])),
    ("search x --limt 5", .unknownOption("--limt", command: "search", suggestions: ["--limit"])),
    ("search x --lim 5", .unknownOption("--lim", command: "search", suggestions: ["--limit"])),
    ("show x --limit", .unknownOption("--limit", command: "show", suggestions: [])),
    ("show x -z", .unknownOption("-z", command: "show", suggestions: [])),
    ("scale x -s6", .unknownOption("-s6", command: "scale", suggestions: ["-s 6"])),
    ("scale x -s=6", .unknownOption("-s=6", command: "scale", suggestions: ["-s 6"])),
    ("--qiet show x", .unknownOption("--qiet", command: nil, suggestions: ["--quiet"])),
    ("--limit 5 search milk", .optionBeforeCommand("--limit")),
    ("search x --limit", .missingValue(option: "--limit", valueName: "N")),
    ("search x -n", .missingValue(option: "-n", valueName: "N")),
    ("search x --limit --count", .missingValue(option: "--limit", valueName: "N")),
    ("search x --vault=", .missingValue(option: "--vault", valueName: "DIR")),
    ("search x --count=yes", .unexpectedValue(option: "--count", value: "yes")),
    (
      "show x --color blue",
      .unknownChoice(name: "--color", value: "blue", choices: ["auto", "always", "never"], suggestions: [])
    ),
    (
      "show x --color=Never",
      .unknownChoice(name: "--color", value: "Never", choices: ["auto", "always", "never"], suggestions: ["never"])
    ),
    ("search x --limit five", .notWholeNumber(option: "--limit", value: "five")),
    ("search x --limit 1.5", .notWholeNumber(option: "--limit", value: "1.5")),
    ("search x --limit 0", .numberOutOfRange(option: "--limit", value: "0", range: 1...2_147_483_647)),
    (
      "search x --limit 99999999999999999999",
      .numberOutOfRange(option: "--limit", value: "99999999999999999999", range: 1...2_147_483_647)
    ),
    ("search x --limit 5 -n 6", .givenTwice(option: "--limit", first: "5", second: "6")),
    ("scale x --servings 6 --factor 2", .exclusiveOptions("--servings", "--factor")),
    ("show x -q -v", .exclusiveOptions("--quiet", "--verbose")),
    ("search x --json --format paths", .exclusiveOptions("--json", "--format")),
    ("init --json", .unknownOption("--json", command: "init", suggestions: [])),
    ("--json init", .unknownOption("--json", command: "init", suggestions: [])),
    ("scale", .missingOperand(command: "scale", name: "RECIPE", summary: .operandRecipe)),
    ("search --count", .missingOperand(command: "search", name: "QUERY", summary: .operandQuery)),
    ("pantry add", .missingOperand(command: "pantry add", name: "TEXT", summary: .operandPantryText)),
    ("tag rename old", .missingOperand(command: "tag rename", name: "NEW", summary: .operandTag)),
    ("tag merge", .missingOperand(command: "tag merge", name: "OLD", summary: .operandTag)),
    ("tag merge old", .missingOperand(command: "tag merge", name: "NEW", summary: .operandTag)),
    ("tag rename a b c", .unexpectedOperand(command: "tag rename", value: "c")),
    ("sync ics", .missingOperand(command: "sync ics", name: "FILE", summary: .operandSyncFile)),
    ("git install now", .unexpectedOperand(command: "git install", value: "now")),
    ("shop market fair", .unexpectedOperand(command: "shop", value: "fair", whole: "market fair")),
    ("shop done market fair", .unexpectedOperand(command: "shop done", value: "fair", whole: "market fair")),
    ("recipe draft soup", .unexpectedOperand(command: "recipe draft", value: "soup")),
    ("add milk\nbread", .severalLines(operand: "TEXT", rest: "bread", several: .severalOnInput)),
    ("add two\r\nthree four", .severalLines(operand: "TEXT", rest: "three four", several: .severalOnInput)),
    ("add a b\rc\nd --plain", .severalLines(operand: "TEXT", rest: "c\nd", several: .severalOnInput)),
    ("add \n\na\n\n b", .severalLines(operand: "TEXT", rest: " b", several: .severalOnInput)),
    ("pantry add 1 kg rice\ncheap", .severalLines(operand: "TEXT", rest: "cheap", several: .severalCalls)),
    ("pantry use 2 eggs\n3 pears", .severalLines(operand: "TEXT", rest: "3 pears", several: .severalCalls)),
    ("shop add milk\nbread", .severalLines(operand: "ITEM", rest: "bread", several: .severalCalls)),
    ("meals add fri lunch\nsoup", .severalLines(operand: "TEXT", rest: "soup", several: .severalCalls)),
    ("pantry --dry-run", .optionElsewhere("--dry-run", homes: ["pantry add", "pantry use", "pantry set"])),
    ("pantry use 2 eggs --place fridge", .optionElsewhere("--place", homes: ["pantry add", "pantry set"])),
    ("meals --servings 2", .optionElsewhere("--servings", homes: ["meals plan", "meals add"])),
    ("shop market --week", .optionElsewhere("--week", homes: ["shop add"])),
    ("shop add borshch --by aisle", .optionElsewhere("--by", homes: ["shop"])),
    ("sync ics a.ics -m hello", .optionElsewhere("--message", homes: ["sync"])),
    ("recipe rate borshch 4 --seed 7", .optionElsewhere("--seed", homes: ["recipe random"])),
    (
      "recipe rate borshch 4 --format paths",
      .optionElsewhere(
        "--format paths", homes: ["recipe list", "recipe random", "recipe today", "recipe collection", "recipe chef"])
    ),
    ("pantry add 2 eggs --header", .optionElsewhere("--header", homes: ["pantry list"])),
    ("pantry use 2 eggs --format {name}", .optionElsewhere("--format {name}", homes: ["pantry list"])),
    ("tag rename a b --header", .optionElsewhere("--header", homes: ["tag list"])),
    ("meals plan week --header", .optionElsewhere("--header", homes: ["meals"])),
    ("shop done --format {name}", .optionElsewhere("--format {name}", homes: ["shop"])),
    ("tasks --header --json", .exclusiveOptions("--header", "--json")),
    ("tasks --header --format {title}", .exclusiveOptions("--header", "--format")),
    ("show borshch --header", .unknownOption("--header", command: "show", suggestions: [])),
    (
      "pantry ad 2 eggs --place fridge",
      .unknownChoice(name: "ACTION", value: "ad", choices: ["list", "add", "use", "set"], suggestions: ["add"])
    ),
    ("show a b", .unexpectedOperand(command: "show", value: "b", whole: "a b")),
    (
      "completion bsh",
      .unknownChoice(name: "SHELL", value: "bsh", choices: ["bash", "zsh", "fish"], suggestions: ["bash", "zsh"])
    ),
  ])
  func `what is wrong is told as a fact`(line: String, error: ParseError) {
    #expect(Self.fact(Self.read(line).error) == Self.fact(error))
  }

  @Test(arguments: [
    "add milk\n", "add milk\r\n", "add \n\nmilk\n", "add milk\n \t\n", "add milk\u{2028}bread", "commit -m a\nb",
    "set borshch note=a\nb", "new recipe a\nb",
  ])
  func `a line break that ends a text, or stands where several lines do, is no mistake`(line: String) {
    #expect(Self.read(line).error == nil)
  }

  @Test(arguments: ["search --help", "--help", "scale --bogus --help", "completion tcsh -h", "--version", "-V show"])
  func `a call for help or the version is read whatever else is wrong`(line: String) {
    let arguments = Self.read(line).arguments
    #expect(arguments.has(.help) || arguments.has(.version))
  }

  @Test func `the same value twice is no mistake`() {
    #expect(Self.read("search x --limit 5 --limit 5").error == nil)
  }

  @Test func `the first of several mistakes is told`() {
    #expect(
      Self.fact(Self.read("search x --limt 5 --srot due").error)
        == Self.fact(.unknownOption("--limt", command: "search", suggestions: ["--limit"])))
  }

  @Test func `raw words are never options`() {
    let read = ArgumentParser(commands: [CompleteCommand.syntax]).parse(["__complete", "search", "--help", "--", "-q"])
    #expect(read.error == nil)
    #expect(read.arguments.operands == ["search", "--help", "--", "-q"])
  }
}
