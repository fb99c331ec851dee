import Reactive
import Testing

@Suite struct ValueTests {
  @Test func `is the element, or throws the error`() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: Fault("single")) { try await Single<Int>.error(Fault("single")).value }
  }

  @Test func `cancelling disposes of the subscription and throws`() async {
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

  @Test(.timeLimit(.minutes(1))) func `resumes exactly once, however the answer and the cancellation race`() async {
    for _ in 0..<300 {
      let source = PublishSubject<Int>()
      let task = Task { try await source.take(1).asSingle().value }
      async let answer: Void = source.onNext(1)
      async let cancellation: Void = task.cancel()
      _ = await (answer, cancellation)
      switch await task.result {
      case .success(let element): #expect(element == 1)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }
}
