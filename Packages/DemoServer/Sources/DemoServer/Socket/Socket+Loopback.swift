import FlyingSocks
import Foundation

extension Socket {
  /// Returns a socket that listens on 127.0.0.1 only.
  ///
  /// - Throws: `SocketError`.
  static func listening(on port: UInt16) throws -> Socket {
    let socket = try reserving(port)
    // `listen` closes the socket if it fails.
    try socket.listen()
    return socket
  }

  /// Returns a socket that does not listen on its port: the system refuses connections, and gives the port to nobody who
  /// asks for any free one.
  ///
  /// - Throws: `SocketError`.
  static func reserving(_ port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      // Otherwise, the port stays in use for a minute after its connections were closed.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.closeOnExec()
      try socket.setFlags(.nonBlocking)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }

  /// Configures an accepted socket so that reads and writes do not block, and written data is sent immediately.
  ///
  /// - Throws: `SocketError`.
  func prepareAsConnection() throws {
    try closeOnExec()
    try setFlags(.nonBlocking)
    try setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    #if canImport(Darwin)
      try setValue(true, for: .noSIGPIPE)
    #endif
  }

  private func closeOnExec() throws {
    guard fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) == 0 else { throw SocketError.makeFailed("SetCloseOnExec") }
  }
}
