import Foundation
import ReactiveTest
import Testing

/// The tests run on the main actor, like libFuzzer's calls, because some targets need it.
@Suite
@MainActor struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// Returns the stored inputs of a target. Each line of its file is an input in Base64.
  private func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    try String(contentsOf: Self.folder.appending(path: "\(target.name).txt"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { Array(try #require(Data(base64Encoded: String($0)))) }
  }

  @Test(arguments: FuzzTarget.all)
  func `Every stored fuzzing input is read without a crash, and satisfies the property of its target`(
    target: FuzzTarget
  ) throws {
    let inputs = try inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(Data(input).base64EncodedString())") { try target.check(input) }
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `Up to fifty stored inputs of each fuzzing target satisfy the property of the target after random damage`(
    target: FuzzTarget
  ) throws {
    var random = SeededGenerator(seed: 2026)
    for input in try inputs(of: target).prefix(50) {
      for _ in 0..<20 {
        var bytes = input
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
          bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        }
        #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self).debugDescription)") {
          try target.check(bytes)
        }
      }
    }
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
