import Foundation

/// The address of a machine, as bytes in network order: 4 or 16.
struct IPAddress: Sendable, Hashable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Creates an address from a socket's address. Returns `nil` for other families than IPv4 and IPv6.
  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
    case AF_INET6:
      bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the address is on the Internet, and neither on this machine nor on a private
  /// network, nor reserved. An IPv6 address that contains an IPv4 address is judged by the latter.
  var isPublic: Bool {
    if bytes.count == 4 { return isPublicIPv4 }
    guard bytes.count == 16 else { return false }
    let words = stride(from: 0, to: 16, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    switch (words[0], words[1]) {
    case (0, 0) where words[2...4] == [0, 0, 0] && words[5] == 0xFFFF: return IPAddress(Array(bytes.suffix(4))).isPublic
    case (0x64, 0xFF9B): return words[2...5].allSatisfy { $0 == 0 } && IPAddress(Array(bytes.suffix(4))).isPublic
    case (0x2002, _): return IPAddress(Array(bytes[2..<6])).isPublic
    case (0x2001, 0..<0x200), (0x2001, 0xDB8): return false
    default: return 0x2000..<0x4000 ~= words[0]
    }
  }

  private var isPublicIPv4: Bool {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _), (192, 0, 0), (192, 0, 2): false
    case (100, 64..<128, _), (172, 16..<32, _), (198, 18...19, _), (198, 51, 100), (203, 0, 113), (224..., _, _): false
    default: true
    }
  }
}
