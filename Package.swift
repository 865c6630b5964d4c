// swift-tools-version: 6.2
import PackageDescription

/// One set of flags for every target and every build, so that a warning on one machine is an error on all.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether debug builds optimise the rooms that are hot: `VAULT_OPTIMISED_ROOMS=1 swift test`, for all who run the tests
/// often. Without it the first build is the shortest.
let optimisesHotRooms = Context.environment["VAULT_OPTIMISED_ROOMS"] == "1"

/// A room of the product. Imports only point down this list; see the architecture page of the guide.
///
/// - Parameter isHot: Whether debug builds may optimise it, as a whole, because files that are optimised one by one do not
///   link after some of them changed. The tests would spend half their time in the lowest rooms; the others take longer to
///   build than the tests gain.
func room(
  _ name: String, imports: [String] = [], isHot: Bool = false, plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) },
    swiftSettings: settings
      + (isHot && optimisesHotRooms
        ? [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))] : []),
    plugins: plugins)
}

/// The tests of a room; `data` are folders of theirs that hold no code.
func tests(of name: String, imports: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([name, "VaultTestSupport"] + imports).map { .byName(name: $0) },
    exclude: data,
    swiftSettings: settings)
}

let package = Package(
  name: "vault",
  products: [.executable(name: "vault", targets: ["vault"])],
  targets: [
    room("VaultSyntax", isHot: true),
    room("VaultModel", imports: ["VaultSyntax"], isHot: true),
    room("VaultSearch", imports: ["VaultModel", "VaultSyntax"], isHot: true),
    room("VaultEdit", imports: ["VaultSearch", "VaultModel", "VaultSyntax"], isHot: true),
    room("VaultKitchen", imports: ["VaultSearch", "VaultModel", "VaultSyntax"], isHot: true),
    room("VaultTasks", imports: ["VaultSearch", "VaultModel", "VaultSyntax"], isHot: true),
    room("VaultPlanner", imports: ["VaultModel", "VaultSyntax"], isHot: true),
    room("VaultJournal", imports: ["VaultModel", "VaultSyntax"]),
    room("VaultTimetable", imports: ["VaultSearch", "VaultModel", "VaultSyntax"]),
    room("VaultExchange", imports: ["VaultKitchen", "VaultModel", "VaultSyntax"]),
    room("VaultStore", imports: ["VaultEdit", "VaultSearch", "VaultModel", "VaultSyntax"]),
    room("VaultMessages", imports: ["VaultModel", "VaultSyntax"]),
    room(
      "VaultActions",
      imports: [
        "VaultMessages", "VaultStore", "VaultExchange", "VaultTimetable", "VaultJournal", "VaultPlanner", "VaultTasks",
        "VaultKitchen", "VaultEdit",
        "VaultSearch", "VaultModel", "VaultSyntax",
      ]),
    room("VaultPages", imports: ["VaultMessages", "VaultSyntax"]),
    room(
      "VaultCommands",
      imports: [
        "VaultActions", "VaultPages",
        "VaultMessages",
        "VaultStore", "VaultExchange", "VaultTimetable", "VaultJournal", "VaultPlanner", "VaultTasks", "VaultKitchen",
        "VaultEdit", "VaultSearch",
        "VaultModel", "VaultSyntax",
      ], plugins: ["SampleEmbedding"]),
    .executableTarget(name: "vault", dependencies: ["VaultCommands"], swiftSettings: settings),

    // Writes `sample-vault` into the program while it is built; neither is a part of it.
    .plugin(
      name: "SampleEmbedding", capability: .buildTool(), dependencies: ["SampleEmbeddingTool"],
      path: "Sources/SampleEmbedding/Plugin"),
    .executableTarget(name: "SampleEmbeddingTool", path: "Sources/SampleEmbedding/Tool"),

    .target(
      name: "VaultTestSupport", dependencies: ["VaultMessages", "VaultSyntax"], path: "Tests/VaultTestSupport",
      swiftSettings: settings),
    tests(of: "VaultSyntax"),
    tests(of: "VaultModel", imports: ["VaultSyntax"]),
    tests(of: "VaultMessages", imports: ["VaultModel", "VaultSyntax"]),
    tests(of: "VaultSearch", imports: ["VaultModel", "VaultSyntax"]),
    tests(of: "VaultEdit", imports: ["VaultModel", "VaultSyntax"]),
    tests(
      of: "VaultKitchen", imports: ["VaultEdit", "VaultSearch", "VaultModel", "VaultSyntax"], data: ["Data"]),
    tests(of: "VaultTasks", imports: ["VaultModel", "VaultSyntax"], data: ["Data"]),
    tests(of: "VaultPlanner", imports: ["VaultModel", "VaultSyntax"]),
    tests(of: "VaultJournal", imports: ["VaultModel", "VaultSyntax"]),
    tests(of: "VaultTimetable", imports: ["VaultSearch", "VaultModel", "VaultSyntax"]),
    tests(of: "VaultExchange", imports: ["VaultKitchen", "VaultModel", "VaultSyntax"]),
    tests(of: "VaultStore", imports: ["VaultEdit", "VaultSearch", "VaultModel", "VaultSyntax"]),
    tests(
      of: "VaultActions",
      imports: ["VaultMessages", "VaultStore", "VaultEdit", "VaultSearch", "VaultModel", "VaultSyntax"]),
    tests(of: "VaultPages", imports: ["VaultMessages", "VaultSyntax"]),
    tests(
      of: "VaultCommands",
      imports: [
        "VaultActions",
        "VaultMessages",
        "VaultStore", "VaultExchange", "VaultTasks", "VaultKitchen", "VaultEdit", "VaultSearch", "VaultModel",
        "VaultSyntax", "vault",
      ],
      data: ["Expected", "Fixtures", "Screens", "Transcripts"]),
    .executableTarget(
      name: "VaultBench", dependencies: ["VaultTestSupport", "VaultStore", "VaultSearch", "VaultModel", "VaultSyntax"],
      path: "Tests/VaultBench", exclude: ["Figures"], swiftSettings: settings),
    .executableTarget(
      name: "VaultFuzz",
      dependencies: ["VaultTestSupport", "VaultExchange", "VaultEdit", "VaultSearch", "VaultModel", "VaultSyntax"],
      path: "Tests/VaultFuzz", exclude: ["Corpus"], swiftSettings: settings),
    tests(of: "VaultFuzz"),
  ]
)
