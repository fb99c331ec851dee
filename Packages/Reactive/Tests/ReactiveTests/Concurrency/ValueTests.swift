import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ValueTests {
  @Test func `Single.value returns the element or throws the error`() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: Fault("single")) { try await Single<Int>.error(Fault("single")).value }
  }

  @Test func `Maybe.value returns the element or nil, or throws the error`() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Fault("maybe")) { try await Maybe<Int>.error(Fault("maybe")).value }
  }

  @Test func `Completable.value waits for the completion or throws the error`() async throws {
    try await Completable.empty().value
    await #expect(throws: Fault("work")) { try await Completable.error(Fault("work")).value }
  }

  @Test
  func `A canceled task that awaits Single.value disposes of the subscription and throws a CancellationError`() async {
    let journal = Journal()
    let (subscribed, subscribing) = AsyncStream<Void>.makeStream()
    let single = Single<Int>.create { _ in
      subscribing.yield()
      return Disposables.create(with: { journal.write("disposed") })
    }
    let task = Task { try await single.value }
    for await _ in subscribed { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(journal.entries == ["disposed"])
  }

  @Test func `Single.value throws a CancellationError in a task that is already canceled`() async {
    let source = PublishSubject<Int>()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await source.asSingle().value
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!source.hasObservers)
  }

  /// The test can reach its end only after exactly one resumption: a second one traps, and a missing one hangs.
  @Test(.timeLimit(.minutes(15)))
  func `Single.value and Maybe.value resume exactly once in each of 10,000 races`() async {
    var (answered, cancelled) = (0, 0)
    for round in 0..<10_000 {
      let source = PublishSubject<Int>()
      let task = Task {
        switch round % 3 {
        case 0: try await source.take(1).asSingle().value
        case 1: try await source.take(1).asMaybe().value ?? round
        default: try await source.take(1).asMaybe().catchAndReturn(0).value ?? round
        }
      }
      let cancellation = Task.detached {
        if Bool.random() { await Task.yield() }; task.cancel()
      }
      if Bool.random() { await Task.yield() }
      source.onNext(round)
      switch await task.result {
      case .success(let element):
        #expect(element == round)
        answered += 1
      case .failure(let error):
        #expect(error is CancellationError)
        cancelled += 1
      }
      await cancellation.value
      #expect(!source.hasObservers)
    }
    #expect(answered + cancelled == 10_000)
    #expect(cancelled > 0)
  }
}
