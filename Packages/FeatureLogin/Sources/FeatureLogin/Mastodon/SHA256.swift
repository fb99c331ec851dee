/// The hash function of FIPS 180-4, for PKCE's challenge. Foundation has none on Linux.
enum SHA256 {
  /// The 32 bytes of the digest.
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initial
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { absorb(padded[start..<start + 64], into: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// A one, zeros up to 56 modulo 64 bytes, and the length in bits.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let bits = UInt64(message.count) * 8
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
  }

  private static func absorb(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
      let sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
    }
    var s = state
    for (word, constant) in zip(words, constants) {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let sum1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let sum0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let first = s[7] &+ sum1 &+ choice &+ constant &+ word
      s = [first &+ sum0 &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initial: [UInt32] = primes(8).map { fraction(Double($0).squareRoot()) }

  /// The same of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { cubeRootFraction(UInt64($0)) }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  private static func fraction(_ root: Double) -> UInt32 {
    // A square root below 5 leaves more than 40 exact bits behind the point.
    UInt32(truncatingIfNeeded: UInt64(root * 4_294_967_296))
  }

  /// By bisection in whole numbers: the largest `x` with `x³ ≤ n · 2⁹⁶`, whose last 32 bits are the fraction.
  private static func cubeRootFraction(_ number: UInt64) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 7 << 32
    let wanted = UInt128(number) << 96
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
      if cube <= wanted { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
