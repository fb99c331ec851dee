/// A Base64 encoder (RFC 4648) that does not require Foundation.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    let alphabet = alphabet
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let second = count > 1 ? Int(bytes[start + 1]) : 0
      let third = count > 2 ? Int(bytes[start + 2]) : 0
      let bits = Int(bytes[start]) << 16 | second << 8 | third
      for index in 0..<4 {
        result.append(index <= count ? alphabet[bits >> (18 - 6 * index) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
