import Dispatch
public import Foundation
import Locking

// allow(type-names): the other types of the module begin with Loopback, so clients need not qualify them.
/// A server on a free port of 127.0.0.1, and on no other address.
///
/// The server serves each connection on its own thread, so a slow client does not block the others. Child processes do
/// not inherit the server's sockets.
public final class LoopbackServer: Sendable {
  /// A closure that responds to a request, and returns `true` to keep the connection open for the next request.
  public typealias Behavior = @Sendable (LoopbackConnection, LoopbackRequest) -> Bool

  /// The port that the server listens on.
  public let port: Int
  private let listener: Int32
  /// The write end of a pipe, or `nil` after the server has stopped. Closing it wakes the accepting thread.
  private let wake: Locked<Int32?>
  private let mostConnections: Int
  private let serve: @Sendable (LoopbackServer, LoopbackConnection) -> Void
  /// The sockets of the connections that have not ended, oldest first.
  private let connections = Locked<[Int32]>([])
  private let acceptingThread = DispatchGroup()

  /// Creates a server that responds to each request with a closure.
  ///
  /// - Throws: A `POSIXError` when no port can be opened.
  public convenience init(_ behavior: @escaping Behavior) throws {
    try self.init(mostConnections: 1_024) { _, connection in
      while let request = connection.readRequest(), behavior(connection, request) {}
    }
  }

  /// Creates a server that serves each connection with a closure, and closes the connection when the closure returns.
  ///
  /// - Parameters:
  ///   - mostConnections: The maximum number of connections that the server reads from. When another client connects,
  ///     the server stops reading from the oldest connection, but can still send on it.
  ///   - serve: The closure, which is called on the thread of the connection.
  /// - Throws: A `POSIXError` when no port can be opened.
  public init(
    mostConnections: Int, serving serve: @escaping @Sendable (LoopbackServer, LoopbackConnection) -> Void
  ) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError.last }
    do {
      (listener, port) = try Self.openPort()
    } catch {
      for end in ends { close(end) }
      throw error
    }
    for descriptor in ends + [listener] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    wake = Locked(ends[1])
    self.mostConnections = mostConnections
    self.serve = serve
    let reading = ends[0]
    acceptingThread.enter()
    Thread { [self] in
      acceptConnections(until: reading)
      close(reading)
      close(listener)
      acceptingThread.leave()
    }.start()
  }

  private static func openPort() throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw POSIXError.last }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, size) == 0 && listen(descriptor, 256) == 0
          && getsockname(descriptor, generic, &size) == 0
      }
    }
    // A client can close its connection between `poll` and `accept`. In that case, `accept` must not block.
    guard isOpen, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
      let error = POSIXError.last
      close(descriptor)
      throw error
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
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

  /// Stops listening and ends the open connections. The port is closed when this method returns. Without this call, the
  /// server runs until the process exits.
  public func stop() {
    wake.withLock { end in
      if let end { close(end) }
      end = nil
    }
    acceptingThread.wait()
    // The threads of the connections end and close the descriptors.
    connections.withLock { for descriptor in $0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  private func acceptConnections(until wake: Int32) {
    while true {
      var waiting = [wake, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&waiting, 2, -1)
      if waiting[0].revents != 0 { return }
      guard count > 0 else { continue }
      let descriptor = accept(listener, nil, nil)
      if descriptor >= 0 {
        start(descriptor)
      } else if errno == EMFILE || errno == ENFILE {
        // Ends the oldest connection to free its descriptor, and waits, because another attempt would fail immediately,
        // and the loop would spin.
        connections.withLock { if let oldest = $0.first { shutdown(oldest, Int32(SHUT_RD)) } }
        if poll(&waiting, 1, 50) > 0 { return }
      }
    }
  }

  private func start(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, 0)  // Darwin's sockets inherit the flags of the listener.
    let isAdmitted = connections.withLock { open in
      // A connection that was shut down counts until its thread has ended, so up to twice as many are allowed.
      guard open.count < 2 * mostConnections else { return false }
      for oldest in open.dropLast(mostConnections - 1) { shutdown(oldest, Int32(SHUT_RD)) }
      open.append(descriptor)
      return true
    }
    guard isAdmitted else {
      close(descriptor)
      return
    }
    Thread { [self] in
      serve(self, LoopbackConnection(descriptor))
      connections.withLock { open in
        open.removeAll { $0 == descriptor }
        _ = close(descriptor)
      }
    }.start()
  }
}

extension POSIXError {
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

#if canImport(Darwin)
  private let streamSocket = SOCK_STREAM
#else
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif
