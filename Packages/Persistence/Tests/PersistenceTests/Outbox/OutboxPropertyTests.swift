import Foundation
import Locking
import Persistence
import ReactiveTest
import Testing

/// Random connections, crashes and days offline: each action is performed once and in order.
@Suite struct OutboxPropertyTests {
  /// `LONG` is set in the nightly run.
  private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...10 : 1...1_000

  @Test(arguments: seeds)
  func `Every action is performed once and in the order of its conversation, whatever fails`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let bench = try OutboxBench()
    var added: [String: [Int]] = [:]
    for number in 1...Int.random(in: 5...25, using: &numbers) {
      let conversation = ["a", "b", "c"].randomElement(using: &numbers) ?? "a"
      bench.server.fail(MessageServer.Fault.allCases.randomElement(using: &numbers) ?? .none)
      bench.server.state.withLock { $0.failsLookup = Bool.random(using: &numbers) }
      try bench.add(number, to: conversation)
      added[conversation, default: []].append(number)
      if Int.random(in: 0..<3, using: &numbers) == 0 { bench.advance(Double.random(in: 0...5, using: &numbers)) }
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        bench.crash()
        if Int.random(in: 0..<3, using: &numbers) == 0 {
          bench.advance(Double.random(in: 0...12_000, using: &numbers))
        }
        bench.start()
      }
      if Int.random(in: 0..<8, using: &numbers) == 0 { bench.advance(Double.random(in: 0...4_000, using: &numbers)) }
    }
    bench.server.fail(.none)
    bench.server.state.withLock { $0.failsLookup = false }
    bench.advance(8_000)
    for (conversation, all) in added {
      let expected = all.filter { $0 % 7 != 0 }
      #expect(bench.server.numbers(conversation) == expected)
      #expect(try bench.shown(conversation) == expected)
    }
    #expect(try bench.entries().allSatisfy { $0.state == .failed && $0.action?.isRefused == true })
  }
}
