import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server of HTTP on this device alone that answers one request, or does not, for tests of what asks servers.
///
/// ```swift
/// let server = try ScratchServer(.answer(status: 200, body: "{}"))
/// // … ask server.url …
/// server.request      // what was asked, header and body
/// ```
package final class ScratchServer: Sendable {
  /// What the server does with a connection.
  package enum Behaviour: Sendable {
    case answer(status: Int, body: String)
    /// Reads, and says nothing until the other side gives up.
    case silence
    /// Reads, and closes the connection.
    case hangingUp
  }

  package struct Failure: Error {
    package let code: Int32
  }

  private let port: UInt16
  private let received = Mutex<[UInt8]>([])
  private let finished = DispatchSemaphore(value: 0)

  /// The address of the server.
  package var url: String { "http://127.0.0.1:\(port)/v1/chat/completions" }

  /// What was asked, once the server is done with it.
  package var request: String {
    finished.wait()
    finished.signal()
    return received.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// Starts to listen.
  package init(_ behaviour: Behaviour) throws {
    let (listener, port) = try Self.listener()
    self.port = port
    DispatchQueue.global().async { [self] in
      let connection = accept(listener, nil, nil)
      close(listener)
      serve(connection, behaviour)
      close(connection)
      finished.signal()
    }
  }

  /// An address of this device at which nobody listens.
  package static func unusedURL() throws -> String {
    let (listener, port) = try listener()
    close(listener)
    return "http://127.0.0.1:\(port)/"
  }

  private static func listener() throws -> (descriptor: Int32, port: UInt16) {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = Int32(SOCK_STREAM)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, length) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isListening else { throw Failure(code: errno) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ connection: Int32, _ behaviour: Behaviour) {
    var request: [UInt8] = []
    while !Self.isWhole(request), let more = Self.read(connection) { request += more }
    received.withLock { $0 = request }
    switch behaviour {
    case .answer(let status, let body):
      let answer = Array(
        "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)".utf8)
      _ = unsafe answer.withUnsafeBytes { unsafe send(connection, $0.baseAddress, $0.count, Int32(Self.withoutSignal)) }
    case .silence: while Self.read(connection) != nil {}
    case .hangingUp: break
    }
  }

  #if canImport(Darwin)
  private static let withoutSignal = 0
  #else
  private static let withoutSignal = MSG_NOSIGNAL
  #endif

  /// Bytes that came; nil at the end.
  private static func read(_ connection: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(connection, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Whether a request has all the bytes that its `Content-Length` promises.
  private static func isWhole(_ request: [UInt8]) -> Bool {
    let text = String(decoding: request, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return false }
    let length =
      text[..<end.lowerBound].split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].filter { $0 != " " }) } ?? 0
    return text[end.upperBound...].utf8.count >= length
  }
}
