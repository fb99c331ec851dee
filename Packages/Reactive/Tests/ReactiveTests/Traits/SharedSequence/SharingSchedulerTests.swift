import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct SharingSchedulerTests {
  @Test func `SharingScheduler creates a new MainScheduler for every use`() {
    let (first, second) = (SharingScheduler.make(), SharingScheduler.make())
    #expect(first is MainScheduler)
    #expect((first as? MainScheduler) !== (second as? MainScheduler))
  }

  @Test
  func `SharingScheduler.mock replaces the scheduler until its action returns or throws, even in nested calls`() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect((DriverSharingStrategy.scheduler as? TestScheduler) === scheduler)
      SharingScheduler.mock(makeScheduler: { CurrentScheduler() }) {
        #expect(SignalSharingStrategy.scheduler is CurrentScheduler)
      }
      #expect((SignalSharingStrategy.scheduler as? TestScheduler) === scheduler)
    }
    #expect(throws: Fault("action")) {
      try SharingScheduler.mock(scheduler: scheduler) { throw Fault("action") }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func `A closure of drive traps if a replacement scheduler runs it off the main thread`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      await MainActor.run {
        SharingScheduler.mock(scheduler: scheduler) { _ = Driver.of(1).drive(onNext: { _ in }) }
      }
      await Task.detached { scheduler.start() }.value
    }
    await #expect(processExitsWith: .success) {
      let scheduler = TestScheduler(initialClock: 0)
      await MainActor.run {
        SharingScheduler.mock(scheduler: scheduler) { _ = Driver.of(1).drive(onNext: { _ in }) }
        scheduler.start()
      }
    }
  }

  @Test func `A driver traps if a replacement scheduler runs its closures off the main thread`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      SharingScheduler.mock(scheduler: scheduler) { _ = Driver.of(1).map { $0 }.asObservable().subscribe() }
      await MainActor.run {}
      scheduler.start()
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) { _ = Driver.of(1).map { $0 }.asObservable().subscribe() }
        scheduler.start()
      }
    }
  }

  @Test func `SharingScheduler.mock does not replace the scheduler for other tasks`() async {
    let scheduler = TestScheduler(initialClock: 0)
    var elsewhere: Task<Bool, Never>?
    SharingScheduler.mock(scheduler: scheduler) {
      elsewhere = Task.detached { SharingScheduler.make() is MainScheduler }
    }
    #expect(await elsewhere?.value == true)
  }
}

struct CurrentScheduler: SchedulerType {
  var now: RxTime { RxTime() }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { action(state) }
}
