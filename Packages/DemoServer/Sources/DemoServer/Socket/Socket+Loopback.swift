import FlyingSocks
import Foundation

extension Socket {
  /// A socket that listens on 127.0.0.1 and on no other address.
  ///
  /// - throws: `SocketError`.
  static func listening(on port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      // Without it a port stays taken for a minute after connections were open on it.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.closeOnExec()
      try socket.setFlags(.nonBlocking)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    } catch {
      try? socket.close()
      throw error
    }
    // A failing `listen` closes the socket itself.
    try socket.listen()
    return socket
  }

  /// Makes an accepted socket ready: its reads and writes do not block, and what is written leaves at once.
  ///
  /// - throws: `SocketError`.
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
