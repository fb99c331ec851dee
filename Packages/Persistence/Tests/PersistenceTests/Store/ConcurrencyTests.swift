import Foundation
import Locking
import Testing

@testable import Persistence

/// Tests for a run with ThreadSanitizer: `swift test --sanitize=thread --scratch-path .build-tsan`.
@Suite(.timeLimit(.minutes(15))) struct ConcurrencyTests {
  @Test
  func `Eight readers read only complete transactions while a writer writes and observations start and end`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let store = try Store(file: directory.file, schemas: [Ranking.schema])
    let halves = Locked(0)
    let isWriting = Locked(true)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for reader in 0..<8 {
        group.addTask {
          repeat {
            // Each transaction writes the same value of `rank` to all rows.
            let ranks = Set(try await store.read { try $0.array(Ranking.all) }.map(\.rank))
            if ranks.count > 1 { halves.withLock { $0 += 1 } }
            let subscription = store.observe(
              Ranking.all.limit(reader + 1), reader.isMultiple(of: 2) ? .beforeSubscribeReturns : .inBackground
            ) { delivery in
              guard case .change(let old, let new, let touched) = delivery else { return }
              _ = new.changeset(from: old, touched: touched)
              if Set(new.value.map(\.rank)).count > 1 { halves.withLock { $0 += 1 } }
            }
            await Task.yield()
            subscription.cancel()
          } while isWriting.withLock { $0 }
        }
      }
      group.addTask {
        defer { isWriting.withLock { $0 = false } }
        for rank in 0..<300 {
          try await store.write { try $0.add((0..<20).map { Ranking(userID: $0, rank: rank) }, update: .modified) }
        }
      }
      try await group.waitForAll()
    }
    #expect(halves.withLock { $0 } == 0)
    #expect(store.live.count == 0)
  }

  @Test
  func `No live query remains after many threads subscribe, write and cancel at the same time`() async throws {
    let store = try Store.forTests()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<100 {
            let log = Log(store, Ranking.all.limit(1 + round % 3))
            _ = try? store.write { try $0.add(Ranking(userID: Int64(task), rank: round), update: .modified) }
            log.cancel()
          }
        }
      }
    }
    #expect(store.live.count == 0)
    #expect(try await store.read { try $0.count(Ranking.all) } == 8)
  }
}
