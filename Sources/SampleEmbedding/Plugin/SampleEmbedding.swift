#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import PackagePlugin

/// Has the sample vault written into the program, so that `vault init --sample` needs no file beside it and no copy of the
/// notes has to be kept in step.
@main
struct SampleEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL.appending(path: "sample-vault")
    let output = context.pluginWorkDirectoryURL.appending(path: "SampleNotes.swift")
    let notes = files(below: root.path)
    return [
      .buildCommand(
        displayName: "Embedding the sample vault", executable: try context.tool(named: "SampleEmbeddingTool").url,
        arguments: [output.path, root.path] + notes, inputFiles: notes.map { root.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of the notes and of the settings, in order; what vault keeps for a device is in hidden folders.
  private func files(below root: String) -> [String] {
    ["/.vault/*.yaml", "/*", "/*/*", "/*/*/*"].flatMap { pattern in
      var found = glob_t()
      defer { globfree(&found) }
      guard glob(root + pattern, GLOB_MARK, nil, &found) == 0 else { return [String]() }
      return (0..<Int(found.gl_pathc)).compactMap { place in
        guard let path = found.gl_pathv[place].map({ String(cString: $0) }), !path.hasSuffix("/") else { return nil }
        return String(path.dropFirst(root.count + 1))
      }
    }
  }
}
