import Foundation
public import Reactive

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Listens on a free port of 127.0.0.1, and on no other address.
///
/// It serves one browser at a time, reads at most 8 KiB of a request, and waits at most two seconds for it.
public struct LoopbackListener: RedirectListener {
  /// Creates it. Opens nothing before somebody subscribes.
  public init() {}

  public func listen() -> Observable<RedirectEvent> {
    Observable.create { observer in
      do {
        let socket = try LoopbackSocket()
        observer.onNext(.listening(socket.address))
        // Blocking calls need a thread of their own. It ends within a tick of the socket's closing.
        Thread.detachNewThread {
          while let url = socket.nextRedirect() { observer.onNext(.arrived(url)) }
          socket.closeAll()
        }
        return Disposables.create { socket.stop() }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
}

/// A socket that listens, until it is told to stop.
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
      // A browser that is started must not keep the port open.
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

  /// The next address that a browser came to; nil when told to stop.
  func nextRedirect() -> URL? {
    while wait(for: descriptor, milliseconds: -1) {
      let connection = accept(descriptor, nil, nil)
      if connection < 0 { continue }
      defer { close(connection) }
      let url = RedirectPage.address(in: readHead(of: connection), at: address)
      write(RedirectPage.answer(isRedirect: url != nil), to: connection)
      if let url { return url }
    }
    return nil
  }

  private func readHead(of connection: Int32) -> [UInt8] {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while head.count < 8192, !head.contains(0x0A), wait(for: connection, milliseconds: 2000) {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      head += buffer.prefix(count)
    }
    return head
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

  /// Whether there is something to read. False when the time is over, and when told to stop.
  private func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
    ]
    var result = poll(&waiting, 2, milliseconds)
    while result < 0, errno == EINTR { result = poll(&waiting, 2, milliseconds) }
    return result > 0 && waiting[1].revents == 0
  }

  /// Ends ``nextRedirect()``, whichever thread it waits on.
  func stop() { close(wake.write) }

  func closeAll() {
    close(descriptor)
    close(wake.read)
  }
}
