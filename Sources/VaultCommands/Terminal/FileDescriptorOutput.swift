#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes to an open file descriptor, which it does not close.
package final class FileDescriptorOutput: OutputDestination {
  private let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
    while true {
      let descriptor = descriptor
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count > 0 { return count }
      switch errno {
      case EINTR: continue
      case EPIPE: throw .closedPipe
      // A count of zero leaves errno as it was; a device that takes nothing is an input/output error.
      case let number: throw .system(count == 0 ? EIO : number)
      }
    }
  }
}
