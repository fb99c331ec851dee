import Foundation
import Testing

/// The tests run on the main actor, like libFuzzer's calls, because some targets need it.
@Suite("Every stored fuzzing input")
@MainActor struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  private func inputs(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: "\(target.feature ?? "")/\(target.name)").standardizedFileURL,
      includingPropertiesForKeys: nil)
  }

  @Test(
    "Every stored fuzzing input is read without a crash, and has the target's property",
    arguments: FuzzTarget.all)
  func corpus(target: FuzzTarget) throws {
    let inputs = try inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(input.lastPathComponent)") { try target.check(Array(Data(contentsOf: input))) }
    }
  }

  @Test("Every stored fuzzing input still has the target's property after random damage", arguments: FuzzTarget.all)
  func damaged(target: FuzzTarget) throws {
    var random = SplitMix64(state: 2026)
    for input in try inputs(of: target).sorted(by: { $0.path < $1.path }).prefix(50) {
      for _ in 0..<20 {
        var bytes = try Array(Data(contentsOf: input))
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

/// A random number generator that produces the same numbers in every run.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
