extension Program {
  /// Runs the program on this process's arguments and streams, and returns its exit status.
  package static func main() -> Int32 {
    ProcessMemory.returnLargeArrays()
    StandardStreams.reserve()
    Interruption.listen()
    let output = OutputSink(to: FileDescriptorOutput(descriptor: 1))
    let errors = OutputSink(to: FileDescriptorOutput(descriptor: 2))
    return Program(completionSource: .vault).run(in: .current(), output: output, errors: errors).rawValue
  }
}
