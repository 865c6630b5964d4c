/// A buffered stream of text. After a failure it drops what comes: the command goes on to its end, or looks at
/// ``failure`` and stops, and nobody has to handle an error at every line.
///
/// ```swift
/// let sink = OutputSink(to: FileDescriptorOutput(descriptor: 1))
/// sink.writeLine("borshch")
/// sink.flush()
/// ```
package final class OutputSink {
  private static let capacity = 64 * 1_024

  private let destination: any OutputDestination
  private var buffer: [UInt8] = []
  /// The first failure to write, after which nothing more is written; nil while all is well.
  package private(set) var failure: OutputFailure?

  package init(to destination: any OutputDestination) { self.destination = destination }

  /// Writes text.
  package func write(_ text: some StringProtocol) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { send() }
  }

  /// Writes text and the end of the line.
  package func writeLine(_ text: some StringProtocol) {
    write(text)
    write("\n")
  }

  /// Writes bytes as they are.
  package func write(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { send() }
  }

  /// Sends what is buffered, so that it is seen.
  package func flush() { end { destination throws(OutputFailure) in try destination.flush() } }

  /// Sends what is buffered, and waits until it was read where a pager shows it.
  package func finish() { end { destination throws(OutputFailure) in try destination.finish() } }

  private func end(_ end: (any OutputDestination) throws(OutputFailure) -> Void) {
    send()
    do {
      try end(destination)
    } catch {
      failure = failure ?? error
    }
  }

  private func send() {
    guard failure == nil else { return }
    var start = 0
    while start < buffer.count {
      do {
        start += try destination.write(buffer.span.extracting(start...))
      } catch {
        failure = error
        break
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
