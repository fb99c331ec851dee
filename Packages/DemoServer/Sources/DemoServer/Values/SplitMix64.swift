/// A small random number generator whose state is a single number. The same seed generates the same data, and a
/// generator with a stored state continues where it stopped.
///
/// - Warning: The output is predictable. Tokens that are generated from it protect demonstration data on a loopback
///   port only.
struct SplitMix64: RandomNumberGenerator, Codable, Equatable, Sendable {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Creates a generator for the item at an index of an infinite series. The numbers of the generator do not depend on
  /// the other items.
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

  /// Returns a random element of `items`, or `nil` if `items` is empty.
  mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &self) }

  /// Returns 32 random hexadecimal digits.
  mutating func token() -> String {
    [next(), next()].map {
      String(repeating: "0", count: max(0, 16 - String($0, radix: 16).count)) + String($0, radix: 16)
    }
    .joined()
  }
}
