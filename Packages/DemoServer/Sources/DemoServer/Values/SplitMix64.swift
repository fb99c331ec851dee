/// A small generator whose whole state is one number, so that the same seed gives the same world and a saved state continues
/// where it stopped.
///
/// - warning: Its output is predictable. Tokens made with it protect demonstration data on a loopback port and nothing else.
struct SplitMix64: RandomNumberGenerator, Codable, Equatable, Sendable {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A generator for one item of an endless series, independent of how many items were asked for before.
  init(seed: UInt64, index: Int) {
    self.init(seed: seed ^ (UInt64(bitPattern: Int64(index)) &+ 1) &* 0xD6E8_FEB8_6659_FD93)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of `items`, or nil when there are none.
  mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &self) }

  /// 32 hexadecimal digits.
  mutating func token() -> String {
    [next(), next()].map {
      String(repeating: "0", count: max(0, 16 - String($0, radix: 16).count)) + String($0, radix: 16)
    }
    .joined()
  }
}
