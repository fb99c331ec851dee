import Testing

@testable import TerminalUI

@Suite struct InflaterTests {
  /// The letters “abcd”, and 600 bytes of 7, compressed with zlib.
  private static let letters: [UInt8] = [120, 1, 75, 76, 74, 78, 1, 0, 3, 216, 1, 139]
  private static let sevens: [UInt8] = [120, 1, 99, 103, 31, 5, 163, 128, 250, 0, 0, 69, 137, 16, 105]

  private func inflate(_ bytes: [UInt8], limit: Int) throws(ImageError) -> [UInt8] {
    var inflater = Inflater(bytes, limit: limit)
    return try inflater.zlib()
  }

  @Test func `The decompressor copies up to 258 bytes at once`() throws {
    #expect(try inflate(Self.sevens, limit: 1_000) == Array(repeating: 7, count: 600))
  }

  @Test func `The decompressor joins blocks that are not compressed`() throws {
    let blocks: [UInt8] = [
      120, 1, 0, 2, 0, 253, 255, 97, 98, 1, 2, 0, 253, 255, 99, 100, 3, 216, 1, 139,
    ]
    #expect(try inflate(blocks, limit: 4) == Array("abcd".utf8))
  }

  @Test func `The decompressor returns as many bytes as the limit, and throws an error for one more`() throws {
    #expect(try inflate(Self.letters, limit: 4) == Array("abcd".utf8))
    #expect(throws: ImageError.damaged) { try inflate(Self.letters, limit: 3) }
    #expect(try inflate(Self.sevens, limit: 600).count == 600)
    #expect(throws: ImageError.damaged) { try inflate(Self.sevens, limit: 599) }
  }
}
