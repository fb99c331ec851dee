import Dispatch
import Reactive
import Synchronization
import Testing

@Suite struct BroadcastTests {
  @Test func `A subject delivers every element while other threads subscribe and dispose`() {
    let subject = PublishSubject<Int>()
    let steady = Atomic(0)
    let subscription = subject.subscribe(onNext: { _ in steady.wrappingAdd(1, ordering: .relaxed) })
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<2_000 {
        if thread % 2 == 0 { subject.onNext(step) } else { subject.subscribe(onNext: { _ in }).dispose() }
      }
    }
    #expect(steady.load(ordering: .relaxed) == 4_000)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `A subject releases the closure of an observer that was disposed of during a delivery`() {
    let subject = PublishSubject<Int>()
    var captured: Journal<Int>? = Journal(Int.self)
    weak let held = captured
    let subscription = subject.subscribe(onNext: { [captured] in captured?.write($0) })
    captured = nil
    _ = subject.take(1).subscribe(onNext: { _ in subscription.dispose() })
    subject.onNext(1)
    #expect(held == nil)
  }

  @Test func `A BehaviorRelay loses no element for an observer that subscribes while another thread sends`() {
    for _ in 0..<200 {
      let relay = BehaviorRelay(value: 0)
      let journals = (0..<8).map { _ in Journal(Int.self) }
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for element in 1...60 { relay.accept(element) }
        } else {
          for journal in journals { _ = relay.asObservable().subscribe(onNext: journal.write) }
        }
      }
      for entries in journals.map(\.entries) {
        #expect(entries == Array((entries.first ?? -1)...60))
      }
    }
  }

  @Test func `A ReplaySubject accepts elements on one thread while its replay on another thread waits for a lock`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(0)
    let foreign = DispatchSemaphore(value: 1)
    let (inside, finished) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    foreign.wait()
    DispatchQueue.global().async {
      _ = subject.subscribe(onNext: { element in
        guard element == 0 else { return }
        inside.signal()
        if foreign.wait(timeout: .now() + 20) == .success { finished.signal() }
        foreign.signal()
      })
    }
    #expect(inside.wait(timeout: .now() + 20) == .success)
    subject.onNext(1)
    subject.subscribe(onNext: { _ in }).dispose()
    foreign.signal()
    #expect(finished.wait(timeout: .now() + 20) == .success)
  }
}
