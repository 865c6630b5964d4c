/// `vault index [--rebuild] [--stats]`
enum IndexCommand {
  static let rebuild = Flag("rebuild", summary: .flagRebuild)
  static let stats = Flag("stats", summary: .flagStats)

  static let syntax = CommandSyntax(
    "index", summary: .commandIndex,
    flags: [rebuild, stats],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault index", .exampleIndex),
      Example("vault --vault sample-vault index --rebuild --stats", .exampleIndexRebuild),
    ])
}
