import Foundation
public import Reactive

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A listener on a free port of 127.0.0.1, and on no other address.
///
/// It serves clients concurrently, so a slow client blocks no other. It reads at most 8 KiB from each client within a time limit.
/// It completes at the end of its lifetime, when servers no longer accept the code.
public struct LoopbackListener: RedirectListener {
  private let patience: Duration
  private let lifetime: Duration

  /// Creates a listener. Opens no port before there is a subscription.
  ///
  /// - Parameters:
  ///   - patience: The time that a client has to send its request.
  ///   - lifetime: The time for which it listens.
  public init(patience: Duration = .seconds(5), lifetime: Duration = .seconds(900)) {
    self.patience = patience
    self.lifetime = lifetime
  }

  /// Returns an observable that opens a port on 127.0.0.1 for each subscription, and emits its URL and then each
  /// redirect. It completes after the lifetime, and fails if no port can be opened.
  public func listen() -> Observable<RedirectEvent> {
    Observable.create { observer in
      do {
        let socket = try LoopbackSocket()
        observer.onNext(.listening(socket.address))
        // Blocking calls need their own thread. It ends as soon as the socket closes.
        Thread.detachNewThread { [patience, lifetime] in
          socket.serve(patience: patience, until: .now + lifetime) { observer.onNext(.arrived($0)) }
          socket.closeAll()
          observer.onCompleted()
        }
        return Disposables.create { socket.stop() }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
}

/// A socket that listens until it is stopped.
private final class LoopbackSocket: Sendable {
  let address: URL
  private let descriptor: Int32
  /// Closing the writing end wakes the thread that waits.
  private let wake: (read: Int32, write: Int32)

  struct Failure: Error, CustomStringConvertible {
    let call: String
    let code = errno
    var description: String { "\(call) failed: \(String(cString: strerror(code)))" }
  }

  init() throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    do {
      address = try Self.bind(descriptor)
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Failure(call: "pipe") }
      wake = (ends[0], ends[1])
      // A browser that this program starts must not inherit the port.
      for descriptor in [descriptor] + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func bind(_ descriptor: Int32) throws -> URL {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutablePointer(to: &name) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        #if canImport(Darwin)
          let bound = Darwin.bind(descriptor, pointer, length)
        #else
          let bound = Glibc.bind(descriptor, pointer, length)
        #endif
        guard bound == 0 else { throw Failure(call: "bind") }
        guard Foundation.listen(descriptor, 8) == 0 else { throw Failure(call: "listen") }
        guard getsockname(descriptor, pointer, &length) == 0 else { throw Failure(call: "getsockname") }
      }
    }
    guard let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))\(RedirectPage.path)") else {
      throw Failure(call: "getsockname")
    }
    return url
  }

  /// A client that is connected and has not received a response yet: a browser or any other program.
  private struct Client {
    let descriptor: Int32
    let deadline: ContinuousClock.Instant
    var head: [UInt8] = []
    var hasEnded = false

    /// A Boolean value that indicates whether the whole head is read. Closing earlier would reset the connection.
    var isComplete: Bool { hasEnded || head.count >= 8192 || head.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] }
  }

  /// The maximum number of simultaneous clients. The oldest is closed to make room for a new one.
  private static let mostClients = 32

  /// Responds to clients and reports the URLs of redirects, until the end time or until ``stop()`` is called.
  func serve(patience: Duration, until end: ContinuousClock.Instant, onRedirect: (URL) -> Void) {
    // In the order of their connections, so the first client is the first to time out.
    var clients: [Client] = []
    defer { for client in clients { close(client.descriptor) } }
    while ContinuousClock.now < end {
      while let first = clients.first, first.deadline <= .now || clients.count > Self.mostClients {
        answer(clients.removeFirst(), onRedirect)
      }
      var waiting = ([wake.read, descriptor] + clients.map(\.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let due = min(end, clients.first?.deadline ?? end)
      // Rounded up, so that the loop does not spin while a client has less than a millisecond left.
      let milliseconds = Int32(clamping: Int((due - .now) / .milliseconds(1)) + 1)
      guard poll(&waiting, nfds_t(waiting.count), max(0, milliseconds)) > 0 else { continue }
      if waiting[0].revents != 0 { return }
      for index in clients.indices where waiting[index + 2].revents != 0 { read(&clients[index]) }
      for client in clients where client.isComplete { answer(client, onRedirect) }
      clients.removeAll(where: \.isComplete)
      if waiting[1].revents != 0 { accept(into: &clients, patience) }
    }
  }

  private func accept(into clients: inout [Client], _ patience: Duration) {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else {
      // Without free descriptors, the next attempt would fail immediately, so the loop would spin.
      if clients.isEmpty { usleep(50_000) } else { close(clients.removeFirst().descriptor) }
      return
    }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    clients.append(Client(descriptor: connection, deadline: .now + patience))
  }

  private func read(_ client: inout Client) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(client.descriptor, &buffer, buffer.count, 0)
    if count > 0 {
      client.head += buffer.prefix(count)
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      client.hasEnded = true
    }
  }

  private func answer(_ client: Client, _ onRedirect: (URL) -> Void) {
    let url = RedirectPage.address(in: client.head, at: address)
    write(RedirectPage.answer(isRedirect: url != nil), to: client.descriptor)
    close(client.descriptor)
    if let url { onRedirect(url) }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Darwin)
      var one: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
      _ = send(connection, bytes, bytes.count, 0)
    #else
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Ends ``serve(patience:until:onRedirect:)`` on any thread.
  func stop() { close(wake.write) }

  func closeAll() {
    close(descriptor)
    close(wake.read)
  }
}
