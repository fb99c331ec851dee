import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct ObserveOnTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `observe(on:) delivers every event on its scheduler`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }
    #expect(observer.events == [.next(211, 1), .next(231, 2), .completed(251)])
    #expect(source.subscriptions.map(\.subscribe) == [200])
  }

  @Test func `observe(on:) delivers an error after the elements before it`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210, Fault("source"))])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }
    #expect(observer.events == [.next(211, 1), .next(212, 2), .error(213, Fault("source"))])
  }

  @Test func `observe(on:) completes an empty source on its scheduler`() {
    let observed1 = scheduler.start { [scheduler] in Observable<Int>.empty().observe(on: scheduler) }
    #expect(observed1.events == [.completed(201)])
  }

  @Test func `Disposing of observe(on:) drops pending events`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(299, 2), .next(299, 3)])
    let observer = scheduler.start(disposed: 300) { [scheduler] in source.observe(on: scheduler) }
    #expect(!observer.events.contains(.next(301, 3)))
    #expect(observer.events.first == .next(211, 1))
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `observe(on:) preserves the order of events and never overlaps them on a concurrent scheduler`() {
    let journal = Journal(Int.self)
    let done = DispatchSemaphore(value: 0)
    let inside = Overlap()
    _ = Observable.from(Array(0..<2_000)).observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
      .subscribe(onNext: { element in inside.enter { journal.write(element) } }, onCompleted: { done.signal() })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == Array(0..<2_000))
    #expect(inside.most == 1)
  }

  @Test func `observe(on:) preserves the order of the events of several sequences on a serial queue`() {
    let queue = DispatchQueue(label: "observe(on:)")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let (a, b) = (PublishSubject<String>(), PublishSubject<String>())
    let journal = Journal()
    let done = DispatchSemaphore(value: 0)
    queue.suspend()
    let subscriptions = [a, b].map { subject in
      subject.observe(on: scheduler).subscribe(onNext: journal.write, onCompleted: { done.signal() })
    }
    a.onNext("a1")
    a.onNext("a2")
    b.onNext("b1")
    a.onNext("a3")
    a.onCompleted()
    b.onCompleted()
    queue.resume()
    for _ in subscriptions { #expect(done.wait(timeout: .now() + 20) == .success) }
    #expect(journal.entries == ["a1", "a2", "b1", "a3"])
  }

  @Test func `Disposing of observe(on:) drops pending events on a serial queue`() {
    let queue = DispatchQueue(label: "observe(on:)")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    queue.suspend()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: journal.write)
    subject.onNext(1)
    subscription.dispose()
    let done = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      done.signal()
      return Disposables.create()
    }
    queue.resume()
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == [])
  }

  @Test func `observe(on:) on a serial queue preserves the order of events and of actions scheduled between them`() {
    let queue = DispatchQueue(label: "observe(on:)")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
    let subject = PublishSubject<String>()
    let journal = Journal()
    let done = DispatchSemaphore(value: 0)
    queue.suspend()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: journal.write, onCompleted: { done.signal() })
    subject.onNext("1")
    _ = scheduler.schedule("action") { action in
      journal.write(action)
      return Disposables.create()
    }
    subject.onNext("2")
    subject.onNext("3")
    subject.onCompleted()
    queue.resume()
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == ["1", "action", "2", "3"])
    subscription.dispose()
  }

  @Test
  func `observe(on:) preserves the order of events and of other blocks on its serial queue`() throws {
    let found = Journal(DispatchQueue.self)
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "serial", serialQueueConfiguration: { found.write($0) })
    let queue = try #require(found.entries.first)
    let subject = PublishSubject<String>()
    let journal = Journal()
    let done = DispatchSemaphore(value: 0)
    queue.suspend()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: journal.write, onCompleted: { done.signal() })
    subject.onNext("1")
    queue.async { journal.write("theirs") }
    subject.onNext("2")
    subject.onCompleted()
    queue.resume()
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == ["1", "theirs", "2"])
    subscription.dispose()
  }

  @Test func `observe(on:) does not starve a timer on a serial queue while events continue`() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subject = PublishSubject<Int>()
    let done = DispatchSemaphore(value: 0)
    // Each event sends the next.
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { subject.onNext($0 + 1) })
    subject.onNext(0)
    let timer = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
      subscription.dispose()
      done.signal()
      return Disposables.create()
    }
    #expect(done.wait(timeout: .now() + 20) == .success)
    timer.dispose()
  }

  @Test func `observe(on:) on a serial queue delivers the events of each thread once and in order`() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let journals = subjects.map { _ in Journal(Int.self) }
    let inside = Overlap()
    let done = DispatchSemaphore(value: 0)
    for (subject, journal) in zip(subjects, journals) {
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { element in inside.enter { journal.write(element) } }, onCompleted: { done.signal() })
    }
    DispatchQueue.concurrentPerform(iterations: subjects.count) { thread in
      for element in 0..<2_000 { subjects[thread].onNext(element) }
      subjects[thread].onCompleted()
    }
    for _ in subjects { #expect(done.wait(timeout: .now() + 20) == .success) }
    #expect(journals.map(\.entries) == subjects.map { _ in Array(0..<2_000) })
    #expect(inside.most == 1)
  }

  @MainActor @Test
  func `observe(on:) with a MainScheduler synchronously delivers an event that occurs on the main thread`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    let subscription = subject.observe(on: MainScheduler()).subscribe(onNext: journal.write)
    subject.onNext(1)
    #expect(journal.entries == [1])
    subscription.dispose()
  }

  @Test func `observe(on:) disposes of its source when the source terminates, before it delivers the terminal event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let disposed = Journal(Int.self)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start {
      source.do(onDispose: { disposed.write(scheduler.clock) }).observe(on: scheduler)
    }
    #expect(observer.events == [.next(211, 1), .completed(221)])
    #expect(disposed.entries == [220])
  }

  @Test(arguments: [SerialDispatchQueueScheduler(qos: .default), .init(queue: .global(), internalSerialQueueName: "t")])
  func `observe(on:) delivers all events of a source that ends before they are delivered`(
    scheduler: SerialDispatchQueueScheduler
  ) {
    let journal = Journal()
    let done = DispatchSemaphore(value: 0)
    _ = Observable.of(1, 2).do(onDispose: { journal.write("disposed") }).observe(on: scheduler)
      .subscribe(onNext: { journal.write("\($0)") }, onDisposed: { done.signal() })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries.filter { $0 != "disposed" } == ["1", "2"])
    #expect(journal.entries.contains("disposed"))
  }
}
