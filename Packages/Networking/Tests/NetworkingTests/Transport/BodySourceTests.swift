import Foundation
import Testing

@testable import Networking

@Suite
struct BodySourceTests {
  private func read(_ source: inout BodySource, by size: Int) throws -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `A body source reads its segments in order, for any buffer size`(size: Int) throws {
    let file = try TemporaryFile(Data("file".utf8))
    var source = BodySource(
      HTTPBody([.data(Data("one ".utf8)), .file(file.url, length: 4), .data(Data()), .data(Data(" two".utf8))]))
    #expect(try read(&source, by: size) == "one file two")
  }

  @Test(arguments: 0...12)
  func `A body source can continue from any position`(offset: Int64) throws {
    let file = try TemporaryFile(Data("file".utf8))
    var source = BodySource(
      HTTPBody([.data(Data("one ".utf8)), .file(file.url, length: 4), .data(Data(" two".utf8))]))
    _ = try read(&source, by: 5)
    let isInside = source.seek(to: offset)
    #expect(isInside)
    #expect(try read(&source, by: 5) == String("one file two".dropFirst(Int(offset))))
  }

  @Test
  func `A body source rejects a negative position and a position beyond its end`() {
    var source = BodySource(HTTPBody(Data("one".utf8)))
    let accepted = [4, -1].map { source.seek(to: $0) }
    #expect(accepted == [false, false])
  }

  @Test
  func `A body source fails if a file is shorter than expected`() throws {
    let file = try TemporaryFile(Data("file".utf8))
    var source = BodySource(HTTPBody([.file(file.url, length: 5)]))
    #expect(
      throws: NetworkError.transport(.file("The file \(file.url.lastPathComponent) could not be read to its end"))
    ) {
      try read(&source, by: 100)
    }
  }
}
