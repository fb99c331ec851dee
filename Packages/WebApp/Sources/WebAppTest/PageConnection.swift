import Foundation

/// A connection to a server on 127.0.0.1, used on one thread.
struct PageConnection {
  private let descriptor: Int32

  init?(port: Int) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected {
      close(descriptor)
      return nil
    }
  }

  /// Sends a request, passes the bytes of the response to a closure until it returns `false` or the server closes the
  /// connection, and closes the connection.
  func exchange(_ request: [UInt8], receive: ([UInt8]) -> Bool) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &piece, piece.count, 0), count > 0, receive(Array(piece[..<count])) {}
    close(descriptor)
  }
}
