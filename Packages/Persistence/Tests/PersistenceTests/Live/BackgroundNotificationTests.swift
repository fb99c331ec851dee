import Dispatch
import Foundation
import Locking
import Reactive
import Testing

@testable import Persistence

/// Tests of live queries with the default notification, on a thread of the store.
@Suite(.timeLimit(.minutes(15))) struct BackgroundNotificationTests {
  private let directory: TemporaryDirectory
  private let store: Store

  init() throws {
    directory = try TemporaryDirectory()
    store = try Store(file: directory.file, schemas: [Ranking.schema])
  }

  @Test
  func `A busy subscriber of a live query receives several writes as one change, which includes the last write`()
    async throws
  {
    let (events, stream) = AsyncStream<[Int]>.makeStream()
    let isBusy = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    let subscription = store.observe(Ranking.all, .beforeSubscribeReturns) { delivery in
      switch delivery {
      case .initial: break
      case .change(_, let new, _):
        stream.yield(new.value.map(\.rank))
        if new.value.count == 1 {
          isBusy.signal()
          mayGoOn.wait()
        }
      case .failure(let error): Issue.record(error)
      }
    }
    try await store.write { try $0.add(Ranking(userID: 0, rank: 0)) }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        isBusy.wait()
        continuation.resume()
      }
    }
    for rank in 1...200 { try await store.write { try $0.add(Ranking(userID: Int64(rank), rank: rank)) } }
    mayGoOn.signal()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == [0])
    #expect(await iterator.next() == Array(0...200))
    subscription.cancel()
    stream.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `A refresh causes a live query to read the rows of another store in the background`() async throws {
    let directory = try TemporaryDirectory()
    let (watching, other) = (
      try Store(file: directory.file, schemas: [Ranking.schema]),
      try Store(file: directory.file, schemas: [Ranking.schema])
    )
    var counts = watching.array(Ranking.all).map(\.count).values(buffering: .unbounded).makeAsyncIterator()
    #expect(try await counts.next() == 0)
    try await other.write { _ = try $0.add(Ranking(userID: 1, rank: 1)) }
    try watching.refresh()
    #expect(try await counts.next() == 1)
  }

  @Test
  func `A live query delivers consecutive changes and the last state in a burst of writes from many threads`()
    async throws
  {
    let writers = 4
    let writes = 250
    let (events, stream) = AsyncStream<Int>.makeStream()
    let seen = Locked<[Ranking]>([])
    let mismatches = Locked(0)
    let subscription = store.observe(Ranking.all.order(by: \.rank), .inBackground) { delivery in
      switch delivery {
      case .initial(let version): seen.withLock { $0 = version.value }
      case .change(let old, let new, let touched):
        let changes = new.changeset(from: old, touched: touched)
        let count = old.value.count - changes.deleted.count + changes.inserted.count
        let leadsOn = seen.withLock { seen in
          defer { seen = new.value }
          return seen == old.value
        }
        if !leadsOn || count != new.value.count { mismatches.withLock { $0 += 1 } }
      case .failure(let error): Issue.record(error)
      }
      stream.yield(seen.withLock { $0.count })
    }
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          for index in 0..<writes {
            let id = Int64(writer * writes + index)
            try await store.write { try $0.add(Ranking(userID: id, rank: Int(id % 17))) }
          }
        }
      }
      try await group.waitForAll()
    }
    for await count in events where count == writers * writes { break }
    subscription.cancel()
    #expect(mismatches.withLock { $0 } == 0)
  }

  @Test
  func `A query that follows inputs is first read before subscribe returns, and later on a thread of the store`()
    async throws
  {
    let (events, stream) = AsyncStream<Int>.makeStream()
    let mayGoOn = DispatchSemaphore(value: 0)
    let limits = BehaviorSubject(value: 1)
    let emitted = Recorded<Int>()
    let subscription = store.values(following: limits.asObservable()) { transaction, limit, _ in
      if limit > 1 { mayGoOn.wait() }
      return limit
    }
    .subscribe(onNext: {
      emitted.append($0)
      stream.yield($0)
    })
    #expect(emitted.values == [1])
    // Reading the results for these limits on this thread would block the test forever.
    limits.onNext(2)
    limits.onNext(3)
    #expect(emitted.values == [1])
    for _ in 1...2 { mayGoOn.signal() }
    for await limit in events where limit == 3 { break }
    #expect(emitted.values.last == 3)
    subscription.dispose()
  }

  @Test
  func `The initial value of a query that is observed inside a transaction arrives after the transaction`() async throws
  {
    let (events, stream) = AsyncStream<Int>.makeStream()
    let subscription = try await store.write { [store] transaction in
      try transaction.add(Ranking(userID: 1, rank: 1))
      return store.observe(Ranking.all, .beforeSubscribeReturns) { delivery in
        if case .initial(let version) = delivery { stream.yield(version.value.count) }
        if case .change(_, let version, _) = delivery { stream.yield(version.value.count) }
      }
    }
    #expect(await events.contains(1))
    subscription.cancel()
  }

  @Test
  func `A live query that is read in the background reports a failure of its initial read`() async {
    struct Refusal: Error {}
    let (failures, stream) = AsyncStream<Bool>.makeStream()
    let subscription = store.observe(.inBackground, read: { _, _ -> Int in throw Refusal() }) { delivery in
      if case .failure(let error) = delivery { stream.yield(error is Refusal) }
    }
    for await isRefusal in failures {
      #expect(isRefusal)
      break
    }
    subscription.cancel()
  }
}
