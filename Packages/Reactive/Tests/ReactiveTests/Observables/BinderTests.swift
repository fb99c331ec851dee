import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct BinderTests {
  private final class Target: Sendable {}

  @Test func `Binder calls its closure on its scheduler`() {
    let (scheduler, target) = (TestScheduler(initialClock: 0), Target())
    let bound = Journal()
    let binder = Binder<Int>(target, scheduler: scheduler) { _, value in bound.write("\(value) @ \(scheduler.clock)") }
    binder.onNext(1)
    #expect(bound.entries.isEmpty)
    scheduler.start()
    #expect(bound.entries == ["1 @ 1"])
  }

  @Test func `Binder with a concurrent scheduler calls its closure off the main thread`() {
    let target = Target()
    let (done, isMain) = (DispatchSemaphore(value: 0), Journal(Bool.self))
    let binder = Binder<Int>(target, scheduler: ConcurrentDispatchQueueScheduler(qos: .default)) { _, _ in
      isMain.write(MainScheduler.isMain)
      done.signal()
    }
    binder.onNext(1)
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(isMain.entries == [false])
  }

  @Test @MainActor func `Binder without a scheduler calls its closure synchronously on the main actor`() {
    let target = Target()
    var bound: [Int] = []
    Binder<Int>(target) { _, value in bound.append(value) }.onNext(1)
    #expect(bound == [1])
  }

  @Test @MainActor func `Binder does not call its closure after its target is deallocated`() {
    var bound: [Int] = []
    let binder = Binder<Int>(Target()) { _, value in bound.append(value) }
    binder.onNext(1)
    #expect(bound.isEmpty)
  }
}

extension MainScheduler {
  fileprivate static var isMain: Bool {
    dispatchPrecondition(condition: .notOnQueue(.main))
    return false
  }
}
