/// A compressed body that expands to a much larger size.
enum CompressionBomb {
  /// Returns a gzip body of about a 158th of its expanded size: a deflate block with the fixed codes (RFC 1951, 3.2.6)
  /// of a zero and then runs of 258 copies of the byte before, each in 13 bits. The block is truncated.
  static func gzip(megabytes: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(code: 0b110, count: 3)
    bits.append(code: 0b0011_0000, count: 8)
    for _ in 0..<16 { bits.append(code: 0b1100_0101_00000, count: 13) }
    // Eight runs take 13 bytes, so that from the third byte on every 13 bytes are the same.
    let period = bits.bytes[2..<15]
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    return header + bits.bytes[..<2] + Array(repeatElement(period, count: megabytes * 1_000_000 / (8 * 258)).joined())
  }

  private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    /// Appends the most significant bit first, as deflate writes codes.
    mutating func append(code: Int, count: Int) {
      for position in (0..<count).reversed() {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8(code >> position & 1) << used
        used += 1
      }
    }
  }
}
