import Reactive
import ReactiveTest
import Testing

/// Asynchronous work that ends when the test ends it.
private actor Work {
  private var running: [Int: CheckedContinuation<Int, any Error>] = [:]
  private(set) var started: [Int] = []
  private(set) var canceled: [Int] = []

  func run(_ number: Int) async throws -> Int {
    started.append(number)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled {
          canceled.append(number)
          continuation.resume(throwing: CancellationError())
        } else {
          running[number] = continuation
        }
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let continuation = running.removeValue(forKey: number) else { return }
    canceled.append(number)
    continuation.resume(throwing: CancellationError())
  }

  func finish(_ number: Int, with result: Result<Int, any Error>? = nil) {
    running.removeValue(forKey: number)?.resume(with: result ?? .success(number * 10))
  }

  func hasStarted(_ numbers: [Int]) -> Bool { started.sorted() == numbers && running.count <= numbers.count }

  func isRunning(_ number: Int) -> Bool { running[number] != nil }

  func hasCanceled(_ numbers: [Int]) -> Bool { canceled.sorted() == numbers }
}

@Suite(.timeLimit(.minutes(15))) struct FlatMapAsyncTests {
  private let work = Work()
  private let source = PublishSubject<Int>()
  private let journal = Journal()

  private func subscribe(_ policy: FlatMapPolicy) -> any Disposable {
    let work = work
    return source.flatMap(policy: policy) { try await work.run($0) }.subscribe { [journal] in journal.write("\($0)") }
  }

  private func wait(isolation: isolated (any Actor)? = #isolation, until isTrue: () async -> Bool) async {
    while !(await isTrue()) { await Task.yield() }
  }

  private func send(_ elements: Int..., running: [Int]) async {
    for element in elements { source.onNext(element) }
    await wait {
      for number in running where !(await work.isRunning(number)) { return false }; return true
    }
  }

  private func finish(_ number: Int, count: Int) async {
    await work.finish(number)
    await wait { journal.entries.count == count }
  }

  @Test(.contract(.r4))
  func `flatMap with the policy latest cancels the earlier work and emits only the result of the latest work`() async {
    let subscription = subscribe(.latest)
    await send(1, running: [1])
    await send(2, running: [2])
    await wait { await work.hasCanceled([1]) }
    source.onCompleted()
    await finish(2, count: 2)
    #expect(journal.entries == ["next(20)", "completed"])
    subscription.dispose()
  }

  @Test(arguments: [FlatMapPolicy.first, .drop])
  func `flatMap with the policy first or drop ignores elements while work is running`(policy: FlatMapPolicy) async {
    let subscription = subscribe(policy)
    await send(1, running: [1])
    source.onNext(2)
    await finish(1, count: 1)
    // The end of the work follows its result.
    await wait {
      source.onNext(3); return await work.isRunning(3)
    }
    source.onCompleted()
    await finish(3, count: 3)
    #expect(journal.entries == ["next(10)", "next(30)", "completed"])
    #expect(await work.started == [1, 3])
    subscription.dispose()
  }

  @Test func `flatMap with the policy concat starts the work for an element after the earlier work has ended`() async {
    let subscription = subscribe(.concat)
    await send(1, 2, running: [1])
    source.onCompleted()
    #expect(await work.started == [1])
    await finish(1, count: 1)
    await wait { await work.isRunning(2) }
    await finish(2, count: 3)
    #expect(journal.entries == ["next(10)", "next(20)", "completed"])
    subscription.dispose()
  }

  @Test func `flatMap with the policy merge runs the work for at most the given number of elements at a time`() async {
    let subscription = subscribe(.merge(maxConcurrent: 2))
    await send(1, 2, 3, running: [1, 2])
    source.onCompleted()
    #expect(await work.started.sorted() == [1, 2])
    await finish(2, count: 1)
    await wait { await work.isRunning(3) }
    await finish(3, count: 2)
    await finish(1, count: 4)
    #expect(journal.entries == ["next(20)", "next(30)", "next(10)", "completed"])
    subscription.dispose()
  }

  @Test(.contract(.r3), arguments: [FlatMapPolicy.latest, .first, .concat, .merge(maxConcurrent: 2)])
  func `flatMap fails with the error of its asynchronous work`(policy: FlatMapPolicy) async {
    let subscription = subscribe(policy)
    await send(1, running: [1])
    await work.finish(1, with: .failure(Fault("work")))
    await wait { !journal.entries.isEmpty }
    #expect(journal.entries == ["error(work)"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  enum Ending: CaseIterable { case disposed, completed, workFailed, sourceFailed }

  @Test(.contract(.s5), arguments: [FlatMapPolicy.latest, .first, .concat, .merge(maxConcurrent: 2)], Ending.allCases)
  func `Asynchronous work that has ended or was canceled releases the values that its closure captured`(
    policy: FlatMapPolicy, ending: Ending
  ) async {
    weak var token: Token?
    func subscribe() -> any Disposable {
      let held = Token()
      token = held
      let work = work
      return source.flatMap(policy: policy) { held.pass(try await work.run($0)) }
        .subscribe(onNext: { _ = held.pass($0) }, onError: { _ in _ = held.pass(0) })
    }
    let subscription = subscribe()
    await send(1, running: [1])
    switch ending {
    case .disposed: subscription.dispose()
    case .completed:
      source.onCompleted()
      await work.finish(1)
    case .workFailed: await work.finish(1, with: .failure(Fault("work")))
    case .sourceFailed: source.onError(Fault("source"))
    }
    await wait { token == nil }
    #expect(!source.hasObservers)
    withExtendedLifetime(subscription) {}
  }

  @MainActor @Test func `The asynchronous work of a driver runs on the main actor, where its result arrives`() async {
    let model = Model()
    let relay = BehaviorRelay(value: 1)
    let subscription = relay.asDriver().flatMap(policy: .latest) { await model.load($0) }
      .drive(onNext: { model.shown.append($0) })
    await wait { model.shown == [10] }
    relay.accept(2)
    await wait { model.shown == [10, 20] }
    subscription.dispose()
    #expect(model.shown == [10, 20])
  }

  @MainActor private final class Model {
    var shown: [Int] = []

    func load(_ number: Int) async -> Int {
      await Task.yield()
      return number * 10
    }
  }

  @Test func `The asynchronous work of an infallible does not throw`() async {
    var seen: [Int] = []
    for await element in Infallible.of(1, 2).flatMap(
      policy: .concat,
      {
        await Task.yield(); return $0 * 10
      }
    ).values {
      seen.append(element)
    }
    #expect(seen == [10, 20])
  }
}
