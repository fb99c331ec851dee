public import Foundation
import Locking

// allow(type-names): the other types of the module begin with Loopback, so clients need not qualify them.
/// A server on a port of 127.0.0.1 that sends any response that a test requires, well-formed or not.
///
/// The behavior is called for each request, on one thread per connection.
public final class LoopbackServer: Sendable {
  /// A closure that responds to a request. Returns `true` to keep the connection for the next one.
  public typealias Behavior = @Sendable (LoopbackConnection, LoopbackRequest) -> Bool

  /// The port that the server listens on.
  public let port: Int
  private let listener: Int32
  /// The sockets of the connections that have not ended.
  private let connections = Locked<Set<Int32>>([])

  /// - Throws: A `POSIXError` when no port can be opened.
  public init(_ behavior: @escaping Behavior) throws {
    listener = socket(AF_INET, streamSocket, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 256) == 0 && getsockname(listener, generic, &size) == 0
      }
    }
    guard isOpen else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread { [self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        if descriptor >= 0 {
          serve(descriptor, behavior)
        } else if [EBADF, EINVAL].contains(errno) {
          return  // The listener is closed. Everything else, such as too many open files, passes.
        }
      }
    }.start()
  }

  /// Returns the URL of a path on this server.
  public func url(_ path: String = "") -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = port
    components.path = path
    return components.url ?? URL(filePath: "/")
  }

  /// Stops listening and closes the open connections. Call it once; the server runs until then.
  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    // The connection threads end and close the descriptors.
    connections.withLock { for descriptor in $0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  private func serve(_ descriptor: Int32, _ behavior: @escaping Behavior) {
    connections.withLock { _ = $0.insert(descriptor) }
    Thread { [self] in
      let connection = LoopbackConnection(descriptor)
      while let request = connection.readRequest(), behavior(connection, request) {}
      connections.withLock {
        $0.remove(descriptor)
        _ = close(descriptor)
      }
    }.start()
  }
}

#if canImport(Darwin)
  private let streamSocket = SOCK_STREAM
#else
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif
