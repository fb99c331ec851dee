import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions, .timeLimit(.minutes(15))) struct AsyncSequenceTests {
  private struct Numbers: AsyncSequence, Sendable {
    let count: Int
    let error: (any Error)?

    struct Iterator: AsyncIteratorProtocol {
      var (next, count): (Int, Int)
      let error: (any Error)?

      mutating func next() async throws -> Int? {
        guard next <= count else {
          if let error { throw error }
          return nil
        }
        defer { next += 1 }
        return next
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(next: 1, count: count, error: error) }
  }

  private func events(_ source: Observable<Int>) async -> [String] {
    let journal = Journal()
    await withCheckedContinuation { continuation in
      _ = source.subscribe(
        onNext: { journal.write("\($0)") }, onError: { journal.write("\($0)") },
        onCompleted: { journal.write("completed") }, onDisposed: { continuation.resume() })
    }
    return journal.entries
  }

  @Test func `AsyncSequence.asObservable emits the elements and completes, for each subscription`() async {
    let source = Numbers(count: 2, error: nil).asObservable()
    #expect(await events(source) == ["1", "2", "completed"])
    #expect(await events(source) == ["1", "2", "completed"])
  }

  @Test func `AsyncSequence.asObservable forwards a thrown error, and completes on a CancellationError`() async {
    #expect(await events(Numbers(count: 1, error: Fault("sequence")).asObservable()) == ["1", "sequence"])
    #expect(await events(Numbers(count: 1, error: CancellationError()).asObservable()) == ["1", "completed"])
  }

  @Test func `Disposing of AsyncSequence.asObservable cancels the iteration and ends delivery`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let (ended, ending) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in ending.finish() }
    let journal = Journal(Int.self)
    await withCheckedContinuation { (first: CheckedContinuation<Void, Never>) in
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        stream.asObservable().do(onDispose: { first.resume() }).subscribe(onNext: {
          journal.write($0)
          subscription.dispose()
        }))
      continuation.yield(1)
      continuation.yield(2)
    }
    for await _ in ended {}
    #expect(journal.entries == [1])
  }

  @MainActor @Test func `AsyncSequence.asObservable does not emit on the actor of its subscriber`() async {
    let isOnMainThread = Journal(Bool.self)
    await withCheckedContinuation { continuation in
      _ = Numbers(count: 1, error: nil).asObservable().subscribe(
        onNext: { _ in isOnMainThread.write(Thread.isMainThread) }, onDisposed: { continuation.resume() })
    }
    // `onDisposed` is called on another thread, shortly before that thread ends the subscription of `create`.
    while (SubscriptionLedger.current?.liveSubscriptions ?? 0) > 0 { await Task.yield() }
    #expect(isOnMainThread.entries == [false])
  }
}
