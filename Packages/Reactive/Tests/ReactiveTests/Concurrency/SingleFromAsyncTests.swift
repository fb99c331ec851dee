import Reactive
import Testing

@Suite struct SingleFromAsyncTests {
  @Test func `Single.create(work:) runs its work for each subscription and emits its result or error`() async throws {
    let runs = Journal(Int.self)
    let single = Single<Int>.create(work: {
      runs.write(0)
      return 1
    })
    #expect(try await single.value == 1)
    #expect(try await single.value == 1)
    #expect(runs.entries.count == 2)
    await #expect(throws: Fault("work")) {
      try await Single<Int>.create(detached: true, work: { throw Fault("work") }).value
    }
  }

  @Test(.timeLimit(.minutes(15))) func `Disposing of Single.create(work:) cancels its work`() async {
    let (cancelled, cancelling) = AsyncStream<Void>.makeStream()
    let subscription = Single<Int>.create(work: {
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        cancelling.yield()
      }
      throw CancellationError()
    }).subscribe(onFailure: { _ in })
    subscription.dispose()
    for await _ in cancelled { break }
  }
}
