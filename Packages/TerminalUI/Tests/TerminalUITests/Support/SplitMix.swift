/// A deterministic pseudorandom number generator.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a string of up to twelve scalars, most of which are of problematic kinds.
  mutating func hostileString() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) { scalars.append(hostileScalar()) }
    return String(scalars)
  }

  private mutating func hostileScalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7E, 0x7F...0x9F, 0xA0...0xFF, 0x300...0x36F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xE0000...0xE007F, 0xE0100...0xE01EF, 0x1F1E6...0x1F1FF, 0x1F3F4...0x1F3FF, 0x1F466...0x1F469,
      0x1100...0x11FF, 0xAC00...0xAC20, 0x4E00...0x4E20, 0x900...0x97F, 0x600...0x6FF, 0x0...0xD7FF, 0xE000...0x10FFFF,
    ]
    let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
    return Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{FFFD}"
  }
}
