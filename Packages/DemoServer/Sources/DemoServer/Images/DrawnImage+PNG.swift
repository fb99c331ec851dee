import Foundation

extension DrawnImage {
  /// The image as a PNG file. The file is not compressed, because it does not leave this machine.
  var png: Data {
    let header = Self.number(width) + Self.number(height) + [8, 2, 0, 0, 0]  // eight bits, red, green and blue
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(
      signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", []))
  }

  /// The rows, each preceded by the number of its filter type, which is always 0.
  private var lines: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (1 + 3 * width))
    for (index, pixel) in pixels.enumerated() {
      if index % width == 0 { bytes.append(0) }
      bytes += [pixel.red, pixel.green, pixel.blue]
    }
    return bytes
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(crc32(named)))
  }

  /// Returns a zlib stream (RFC 1950) of uncompressed blocks (RFC 1951, 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let most = 0xFFFF
    for start in stride(from: 0, to: bytes.count, by: most) {
      let block = bytes[start..<min(start + most, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [start + most >= bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    return stream + number(Int(adler32(bytes)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian, Array.init)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = crc & 1 == 1
        crc >>= 1
        if isOdd { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return high << 16 | low
  }
}
