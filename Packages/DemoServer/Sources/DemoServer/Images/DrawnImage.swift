import Foundation

/// An image that is computed from a name.
struct DrawnImage: Sendable, Equatable {
  struct Color: Sendable, Equatable {
    let red, green, blue: UInt8
  }

  let width: Int
  let height: Int
  /// The pixels, row by row.
  let pixels: [Color]

  private init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> Color) {
    self.width = width
    self.height = height
    pixels = (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// Returns the image of a user: a pattern of five by five squares with mirror symmetry.
  static func face(of name: String) -> DrawnImage {
    let hash = hash(name)
    func tone(_ shift: UInt64) -> UInt8 { 128 + UInt8((hash >> shift) % 96) }
    let front = Color(red: tone(25), green: tone(32), blue: tone(40))
    let back = Color(red: front.red / 4, green: front.green / 4, blue: front.blue / 4)
    return DrawnImage(width: 60, height: 60) { x, y in
      let column = min(x / 12, 4 - x / 12)
      return (hash >> UInt64(5 * column + y / 12)) & 1 == 1 ? front : back
    }
  }

  /// Returns a landscape: hills below a sky.
  static func landscape(_ name: String) -> DrawnImage {
    let hash = hash(name)
    let (height, shift, tint) = (120, Double(hash % 97), UInt8((hash >> 8) % 64))
    return DrawnImage(width: 240, height: height) { x, y in
      let ridge = Double(height) / 2 + 16 * sin((Double(x) + shift) / 27) + 7 * sin((Double(x) - shift) / 9)
      let depth = UInt8(y)
      return Double(y) < ridge
        ? Color(red: 60 + depth / 2 + tint, green: 120 + depth / 2, blue: 230)
        : Color(red: 30 + tint / 2, green: 150 - depth / 2, blue: 60)
    }
  }

  /// Returns an FNV-1a hash, because the hash of the standard library differs between runs.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
