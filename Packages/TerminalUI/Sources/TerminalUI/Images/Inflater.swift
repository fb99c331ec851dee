/// A decompressor for zlib (RFC 1950) and DEFLATE (RFC 1951) with a limit for its output.
struct Inflater {
  private let input: [UInt8]
  private let limit: Int
  private var next = 0
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Creates a decompressor.
  ///
  /// - Parameters:
  ///   - input: The compressed bytes.
  ///   - limit: The maximum number of decompressed bytes. Exceeding the limit is an error.
  init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  /// Returns the decompressed bytes.
  mutating func zlib() throws(ImageError) -> [UInt8] {
    guard try take(8) & 0x0F == 8, try take(8) & 0x20 == 0 else { throw .damaged }
    output.reserveCapacity(limit)
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try inflate(lengths: Self.fixedLengths, distances: Self.fixedDistances)
      case 2: try inflateDynamic()
      default: throw .damaged
      }
    }
    return output
  }

  /// Returns the next bits, the least significant first.
  private mutating func take(_ count: Int) throws(ImageError) -> Int {
    while bitCount < count {
      guard next < input.count else { throw .damaged }
      bits |= Int(input[next]) << bitCount
      next += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & ((1 << count) - 1)
  }

  private mutating func copyStored() throws(ImageError) {
    (bits, bitCount) = (0, 0)  // the length begins at the next whole byte, and at most one byte was started
    let (length, complement) = (try take(16), try take(16))
    guard length == complement ^ 0xFFFF, next + length <= input.count, output.count + length <= limit else {
      throw .damaged
    }
    output += input[next..<next + length]
    next += length
  }

  private mutating func inflateDynamic() throws(ImageError) {
    let (literals, distances, codes) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var codeLengths = [Int](repeating: 0, count: 19)
    for symbol in Self.orderOfCodeLengths.prefix(codes) { codeLengths[symbol] = try take(3) }
    let code = try HuffmanCode(lengths: codeLengths)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try decode(code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literals + distances else { throw .damaged }
    try inflate(
      lengths: HuffmanCode(lengths: Array(lengths[..<literals])),
      distances: HuffmanCode(lengths: Array(lengths[literals...])))
  }

  private mutating func inflate(lengths: HuffmanCode, distances: HuffmanCode) throws(ImageError) {
    while true {
      let symbol = try decode(lengths)
      if symbol == 256 { return }
      guard output.count < limit else { throw .damaged }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw .damaged }
      let (length, lengthBits) = Self.length(symbol - 257)
      let count = length + (try take(lengthBits))
      let far = try decode(distances)
      guard far < 30 else { throw .damaged }
      let (distance, distanceBits) = Self.distance(far)
      let back = distance + (try take(distanceBits))
      guard back <= output.count, output.count + count <= limit else { throw .damaged }
      // Copied byte by byte, because the source may overlap the destination.
      for _ in 0..<count { output.append(output[output.count - back]) }
    }
  }

  private mutating func decode(_ code: HuffmanCode) throws(ImageError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try take(1)
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  /// Returns the base length of a length code and the number of extra bits. The first eight codes and the last one have
  /// no extra bits, the next four codes have one bit, and so on.
  private static func length(_ index: Int) -> (Int, bits: Int) {
    if index < 8 { return (index + 3, 0) }
    if index == 28 { return (258, 0) }
    let bits = index / 4 - 1
    return (((4 + index % 4) << bits) + 3, bits)
  }

  private static func distance(_ index: Int) -> (Int, bits: Int) {
    if index < 4 { return (index + 1, 0) }
    let bits = index / 2 - 1
    return (((2 + index % 2) << bits) + 1, bits)
  }

  private static let orderOfCodeLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLengths = HuffmanCode(
    unchecked: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(unchecked: Array(repeating: 5, count: 30))
}

/// A canonical Huffman code, which is determined by the lengths of its code words.
struct HuffmanCode {
  /// The number of code words of each length.
  let counts: [Int]
  /// The symbols, in order of increasing code word length.
  let symbols: [Int]

  init(lengths: [Int]) throws(ImageError) {
    self.init(unchecked: lengths)
    // More code words than fit are an error. Fewer are allowed: a missing word is an error when it is read.
    var room = 1
    for count in counts.dropFirst() {
      room = 2 * room - count
      if room < 0 { throw .damaged }
    }
  }

  init(unchecked lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }
}
