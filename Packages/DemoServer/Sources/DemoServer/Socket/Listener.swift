import FlyingSocks
import Foundation
import Locking

/// A listener that accepts connections on a loopback port and serves each on its own thread.
///
/// The listener uses threads and `poll` instead of Swift's tasks: the number of connections is small and limited, a
/// blocked thread cannot exhaust a shared pool, and every wait has a deadline and ends immediately when the listener
/// stops.
final class Listener: Sendable {
  let port: UInt16
  private let socket: Socket
  private let stopSignal: StopSignal
  private let limits: Limits
  private let answer: @Sendable (Request) -> Reply
  private let events: @Sendable (inout EventFeed, _ origin: String) -> Data
  private let connections: Locked<OpenConnections>
  /// The accepting thread and one thread per connection.
  private let threads = DispatchGroup()

  /// Creates a listener that accepts connections when this initializer returns.
  ///
  /// - Parameters:
  ///   - port: The port to listen on, or 0 for any free port.
  ///   - limits: The limits for requests and connections.
  ///   - answer: A closure that returns the response to a request.
  ///   - events: A closure that returns the events of a stream since its last call.
  /// - Throws: ``DemoServerError/portInUse(_:)`` or ``DemoServerError/cannotListen(port:reason:)``.
  init(
    port: UInt16, limits: Limits, answer: @escaping @Sendable (Request) -> Reply,
    events: @escaping @Sendable (inout EventFeed, _ origin: String) -> Data = { _, _ in Data() }
  ) throws {
    self.limits = limits
    self.answer = answer
    self.events = events
    connections = Locked(OpenConnections(limit: limits.connections))
    do {
      stopSignal = try StopSignal()
      socket = try Socket.listening(on: port)
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      self.port = port
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw DemoServerError.portInUse(port)
    } catch SocketError.failed(_, _, let message) {
      throw DemoServerError.cannotListen(port: port, reason: message)
    } catch {
      throw DemoServerError.cannotListen(port: port, reason: error.localizedDescription)
    }
    startThread { $0.acceptConnections() }
  }

  /// Closes the port and all connections, even in the middle of a response, and returns when no thread of the listener
  /// is running.
  func stop() async {
    stopSignal.stop()
    await withCheckedContinuation { continuation in
      threads.notify(queue: .global()) { continuation.resume() }
    }
  }

  /// Stops like ``stop()``, but does not wait.
  func stopSoon() { stopSignal.stop() }

  private func startThread(_ body: @escaping @Sendable (Listener) -> Void) {
    threads.enter()
    let thread = Thread { [self] in
      body(self)
      threads.leave()
    }
    thread.stackSize = 1024 * 1024
    thread.name = "DemoServer"
    thread.start()
  }

  private func acceptConnections() {
    defer { try? socket.close() }
    while stopSignal.wait(for: socket.file.rawValue, events: Int32(POLLIN), until: .now + .seconds(3600)) != .stopped {
      do {
        serve(Socket(file: try socket.accept().file))
      } catch SocketError.blocked {
        continue
      } catch {
        // There are no free descriptors, or the client has already closed the connection. Waiting prevents a busy loop
        // in the first case.
        _ = stopSignal.wait(for: -1, events: 0, until: .now + .milliseconds(20))
      }
    }
  }

  private func serve(_ client: Socket) {
    let descriptor = client.file.rawValue
    guard (try? client.prepareAsConnection()) != nil else {
      try? client.close()
      return
    }
    guard connections.withLock({ $0.admit(descriptor) }) else {
      client.refuseExcessConnection()
      try? client.close()
      return
    }
    startThread { listener in
      let connection = Connection(socket: client, limits: listener.limits, stop: listener.stopSignal)
      connection.serve { request in
        listener.connections.withLock { $0.answer(descriptor) }
        var request = request
        request.origin = "http://127.0.0.1:\(listener.port)"
        return listener.answer(request)
      } events: { feed, _ in
        listener.events(&feed, "http://127.0.0.1:\(listener.port)")
      } whenDelivered: {
        listener.connections.withLock { $0.wait(descriptor) }
      }
      listener.connections.withLock { $0.remove(descriptor) }
      try? client.close()
    }
  }
}

extension Socket {
  /// Rejects a connection that exceeds the limit. Called on the accepting thread, so it must not block: a single
  /// attempt to write suffices, because the buffer of a new connection is empty.
  fileprivate func refuseExcessConnection() {
    var response = Response.json(["error": "The server has as many connections open as it allows."], status: 503)
    response.headers.add("Retry-After", "1")
    _ = try? write(response.head(keepsAlive: false, date: Date()) + response.body)
  }
}
