// allow(file-length): one test for each guarantee of CONTRACT.md, in its order.

import Dispatch
import Foundation
import Reactive
import ReactiveExtensions
import ReactiveTest
import Synchronization
import Testing

@Suite struct ContractTests {
  private let journal = Journal()

  @Test
  func `CONTRACT.md and the tests list the same guarantees, and at least one test verifies each guarantee`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let document = try String(contentsOf: tests.appending(path: "../../CONTRACT.md"), encoding: .utf8)
    let stated = document.matches(of: #/\*\*([RS]\d+) /#).map { String($0.1) }
    #expect(stated == Guarantee.allCases.map { $0.rawValue.uppercased() })
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects ?? []
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let cited = Set(
      sources.flatMap { $0.matches(of: #/\.contract\(([^)]*)\)/#) }.flatMap { $0.1.matches(of: #/\.([rs]\d+)/#) }.map {
        String($0.1)
      })
    for guarantee in Guarantee.allCases {
      #expect(cited.contains(guarantee.rawValue), "no test cites \(guarantee.rawValue.uppercased())")
    }
  }

  @Test(.contract(.r1)) func `Observers receive no event after the terminal event, even if the source emits more`() {
    let bad = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Fault("first"))
      observer.onNext(2)
      observer.onCompleted()
      observer.onError(Fault("second"))
      return Disposables.create()
    }
    for source in [
      bad, bad.map { $0 }, bad.filter { _ in true }, bad.flatMap { Observable.just($0) }, bad.share(replay: 1),
    ] {
      let journal = Journal()
      _ = source.subscribe { journal.write("\($0)") }
      #expect(journal.entries == ["next(1)", "error(first)"])
    }
  }

  @Test(.contract(.r2))
  func `A subscription to create or deferred does not retain the closure that ran on subscription`() {
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let observed = captured
    let subscriptions = [true, false].map { isDeferred in
      let held = captured
      let source = Observable<Int>.create { _ in
        _ = held
        return Disposables.create()
      }
      guard isDeferred else { return source.subscribe() }
      return Observable<Int>.deferred { [held] in
        _ = held
        return .never()
      }.subscribe()
    }
    captured = nil
    #expect(observed == nil)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test(.contract(.r3))
  func `Observers receive the terminal event before the disposal of the source, even inside its subscribe closure`() {
    let source = Observable<Int>.create { [journal] observer in
      for element in 1...3 { observer.onNext(element) }
      journal.write("end of closure")
      return Disposables.create(with: { journal.write("source disposed") })
    }
    _ = source.take(1).subscribe(
      onNext: { [journal] in journal.write("\($0)") }, onCompleted: { [journal] in journal.write("completed") },
      onDisposed: { [journal] in journal.write("disposed") })
    #expect(journal.entries == ["1", "completed", "disposed", "end of closure", "source disposed"])
  }

  @Test(.contract(.r3))
  func `A shared sequence disposes of its source after its subscribers have received the terminal event`() {
    let sharings: [@Sendable (Observable<Int>) -> Observable<Int>] = [
      { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 1, scope: .forever) }, { $0.publish().refCount() },
      { $0.multicast { PublishSubject() }.refCount() }, { $0.multicast(PublishSubject()).refCount() },
      { $0.replay(1).refCount() },
    ]
    for share in sharings {
      let (source, order) = (PublishSubject<Int>(), Journal())
      let shared = share(source.do(onDispose: { order.write("source disposed") }))
      for name in ["a", "b"] { _ = shared.subscribe(onCompleted: { order.write("\(name) completed") }) }
      source.onCompleted()
      #expect(order.entries == ["a completed", "b completed", "source disposed"])
    }
  }

  @Test(.contract(.r4))
  func `Disposal inside a callback ends delivery, even of an event that the callback sends afterward`() {
    let subscription = SerialDisposable()
    subscription.disposable = Observable.of(1, 2, 3).subscribe(onNext: { [journal] element in
      journal.write("\(element)")
      subscription.dispose()
    })
    let subject = PublishSubject<Int>()
    let other = SerialDisposable()
    other.disposable = subject.subscribe(onNext: { [journal] element in
      journal.write("\(element)")
      other.dispose()
      other.dispose()
      subject.onNext(element + 1)
    })
    subject.onNext(11)
    // The first subscription is disposed of before `subscribe` returns it, so it ends when it is assigned.
    #expect(journal.entries.last == "11")
    #expect(!subject.hasObservers)
  }

  @Test(.contract(.r5)) func `subscribe calls onDisposed once, after the terminal event or on disposal`() {
    let ended = PublishSubject<Int>()
    let left = PublishSubject<Int>()
    let subscriptions = [("ended", ended), ("left", left)].map { name, subject in
      subject.subscribe(
        onCompleted: { [journal] in journal.write("\(name) completed") },
        onDisposed: { [journal] in journal.write("\(name) disposed") })
    }
    ended.onCompleted()
    for subscription in subscriptions + subscriptions { subscription.dispose() }
    #expect(journal.entries == ["ended completed", "ended disposed", "left disposed"])
  }

  @Test(.contract(.r6)) func `Operators interleave the elements of sources that emit synchronously`() {
    func sent(_ source: Observable<Int>) -> [Int] {
      let journal = Journal(Int.self)
      _ = source.subscribe(onNext: journal.write)
      return journal.entries
    }
    #expect(sent(.merge(Observable.of(1, 2, 3), Observable.of(11, 12, 13))) == [1, 11, 2, 12, 3, 13])
    #expect(sent(.combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }) == [11, 12, 22])
    #expect(sent(.zip(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { $0 * 10 + $1 }) == [14, 25, 36])
    #expect(
      sent(Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10, $0 * 100) }) == [
        1, 10, 2, 100, 20, 3, 200, 30, 300,
      ])
    #expect(sent(Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10, $0 * 100) }) == [1, 2, 3, 30, 300])
    #expect(sent(Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10, $0 * 100) }) == [1, 10, 100])
    #expect(sent(Observable.of(1, 2, 3).concatMap { Observable.of($0, $0 * 10) }) == [1, 10, 2, 20, 3, 30])
    #expect(sent(Observable.of(1, 2, 3).withLatestFrom(Observable.of(10, 20, 30)) { $0 + $1 }) == [11, 22, 33])
  }

  @Test(.contract(.r7, .s1)) func `Operators never deliver events from several threads at the same time`() {
    let operators: [@Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>] = [
      { .merge($0, $1) }, { .combineLatest($0, $1) { $0 + $1 } }, { $0.withLatestFrom($1) { $0 + $1 } },
      { $0.sample($1) }, { $0.take(until: $1.filter { $0 < 0 }) }, { $0.skip(until: $1) }, { .zip($0, $1) { $0 + $1 } },
      { $0.pausableBuffered($1.map { $0.isMultiple(of: 2) }, limit: nil) }, { $0.cascade($1) },
      { $0.timeout(.seconds(60), other: $1, scheduler: ConcurrentDispatchQueueScheduler(qos: .default)) },
    ]
    for combine in operators {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let inside = Overlap()
      let subscription = combine(a.asObservable(), b.asObservable()).subscribe(onNext: { _ in inside.enter {} })
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        for element in 0..<500 { (index == 0 ? a : b).onNext(element) }
      }
      subscription.dispose()
      #expect(inside.most <= 1)
    }
  }

  @Test(.contract(.r8)) func `A subject delivers a nested event to all observers before the outer one`() {
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(onNext: { [journal] element in
      journal.write("A\(element)")
      if element == 1 { subject.onNext(2) }
    })
    let second = subject.subscribe(onNext: { [journal] in journal.write("B\($0)") })
    subject.onNext(1)
    #expect(journal.entries == ["A1", "A2", "B2", "B1"])
    first.dispose()
    second.dispose()
  }

  @Test(.contract(.r9)) func `A subject notifies forty observers in the order of their subscriptions`() {
    let subject = PublishSubject<Int>()
    let told = Journal(Int.self)
    let subscriptions = (0..<40).map { index in subject.subscribe(onNext: { _ in told.write(index) }) }
    subject.onNext(0)
    #expect(told.entries == Array(0..<40))
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test(.contract(.r10))
  func `Hooks.defaultErrorHandler receives unhandled errors with the subscribing line and recorded call stacks`() async
  {
    await #expect(processExitsWith: .success) { Self.reportUnhandledErrors() }
  }

  /// The body of the test above. It is a separate function because `#line` has one value for the whole closure of an
  /// exit test.
  private static func reportUnhandledErrors() {
    let journal = Journal()
    Hooks.defaultErrorHandler = { stack, error in journal.write("\(error) \(stack.joined(separator: ", "))") }
    Hooks.customCaptureSubscriptionCallstack = { ["here"] }
    let line = #line
    _ = Observable<Int>.error(Fault("first")).subscribe()
    Hooks.recordCallStackOnError = true
    _ = Observable<Int>.error(Fault("second")).subscribe()
    _ = Observable<Int>.error(Fault("third")).subscribe(onError: { _ in })
    let file = "subscribed at ReactiveTests/ContractTests.swift"
    precondition(journal.entries == ["first \(file):\(line + 1)", "second \(file):\(line + 3), here"])
  }

  @Test(.contract(.r10, .r13))
  func `Hooks.defaultErrorHandler receives an error if subscribe(with:) has no handler for it`() async {
    await #expect(processExitsWith: .success) {
      let journal = Journal()
      Hooks.defaultErrorHandler = { _, error in journal.write("\(error)") }
      let object = BooleanDisposable()
      _ = Observable<Int>.error(Fault("observable")).subscribe(with: object, onNext: { _, _ in })
      _ = Single<Int>.error(Fault("single")).subscribe(with: object, onSuccess: { _, _ in })
      _ = Maybe<Int>.error(Fault("maybe")).subscribe(with: object, onSuccess: { _, _ in })
      _ = Completable.error(Fault("completable")).subscribe(with: object, onCompleted: { _ in })
      _ = Observable<Int>.error(Fault("handled")).subscribe(with: object, onError: { _, _ in })
      precondition(journal.entries == ["observable", "single", "maybe", "completable"])
    }
  }

  @Test(.contract(.r11)) func `take and range trap on invalid arguments`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).take(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable<Int8>.range(start: 100, count: 100) }
  }

  @Test(.contract(.r12, .s5))
  func `A SubscriptionLedger does not change the events of the subscriptions that it counts`() {
    func run() -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([
        .next(210, 1), .next(220, 2), .error(230, Fault("first")), .error(240, Fault("source")),
      ])
      return scheduler.start(disposed: 400) {
        source.flatMapLatest { Observable.just($0).delay(.seconds(3), scheduler: scheduler) }
          .retry(.delayed(maxCount: 2, time: 5), scheduler: scheduler).share(replay: 1)
      }.events
    }
    let ledger = SubscriptionLedger()
    let counted = SubscriptionLedger.$current.withValue(ledger) { run() }
    #expect(counted == run())
    #expect(counted == [.next(213, 1), .next(223, 2), .error(240, Fault("source"))])
    #expect(ledger.liveSubscriptions == 0)
  }

  @Test(.contract(.r13)) func `subscribe(with:) does not retain the object, and the subscription outlives it`() {
    final class Screen: Sendable {}
    let subject = PublishSubject<Int>()
    var screen: Screen? = Screen()
    weak let observed = screen
    let subscription = screen.map { screen in
      subject.subscribe(
        with: screen, onNext: { [journal] _, element in journal.write("\(element)") },
        onDisposed: { [journal] _ in journal.write("disposed") })
    }
    subject.onNext(1)
    screen = nil
    subject.onNext(2)
    #expect(observed == nil)
    #expect(subject.hasObservers)
    subscription?.dispose()
    #expect(journal.entries == ["1"])
  }

  @Test(.contract(.s1)) func `share does not deadlock with a thread that subscribes while holding a client lock`() {
    let own = NSLock()
    let subject = BehaviorSubject(value: 0)
    let shared = subject.share(replay: 1)
    let held = shared.subscribe(onNext: { _ in own.withLock {} })
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        for element in 0..<2_000 {
          if index == 0 { subject.onNext(element) } else { own.withLock { shared.subscribe().dispose() } }
        }
      }
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 30) == .success)
    held.dispose()
  }

  @Test(.contract(.s2)) func `concat of ten thousand sequences does not grow the stack`() {
    let sum = Journal(Int.self)
    _ = Observable.concat((1...10_000).map { Observable.just($0) }).scan(0, accumulator: +).takeLast(1)
      .subscribe(onNext: sum.write)
    #expect(sum.entries == [50_005_000])
  }

  @Test(.contract(.s2)) func `A chain of 500 operators fits on a stack of 512 KB`() {
    let (journal, done) = (Journal(Int.self), DispatchSemaphore(value: 0))
    let thread = Thread {
      var chain = Observable.just(0)
      for _ in 0..<500 { chain = chain.map { $0 + 1 } }
      chain.subscribe(onNext: journal.write).dispose()
      done.signal()
    }
    // The sanitizers of Scripts/leaks, Scripts/asan and Scripts/tsan make each frame several times larger.
    let environment = ProcessInfo.processInfo.environment
    let isSanitized = environment["ASAN_OPTIONS"] != nil || environment["TSAN_OPTIONS"] != nil
    thread.stackSize = (isSanitized ? 8 : 1) * 512 * 1024
    thread.start()
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == [500])
  }

  @Test(.contract(.s3)) func `ReplaySubject delivers every element exactly once to concurrent subscribers`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    let journals = (0..<50).map { _ in Journal(Int.self) }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        for element in 0..<1_000 { subject.onNext(element) }
      } else {
        for journal in journals { _ = subject.subscribe(onNext: journal.write) }
      }
    }
    subject.onCompleted()
    for journal in journals { #expect(journal.entries == Array(0..<1_000)) }
  }

  @Test(.contract(.s4)) func `A source is disposed of once when its completion and a disposal race`() {
    let disposals = Mutex(0)
    for _ in 0..<1_000 {
      let subject = PublishSubject<Int>()
      let source = Observable<Int>.create { observer in
        _ = subject.subscribe(observer)
        return Counted { disposals.withLock { $0 += 1 } }
      }
      let subscription = source.retry(1).map { $0 }.subscribe()
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { subject.onCompleted() } else { subscription.dispose() }
      }
    }
    #expect(disposals.withLock { $0 } == 1_000)
  }

  @Test(.contract(.s6)) func `A task that is canceled while its value arrives is resumed once`() async {
    let answers = Journal()
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let waiting = Task {
        do { answers.write("\(try await subject.take(1).asSingle().value)") } catch { answers.write("cancelled") }
      }
      while !subject.hasObservers, !waiting.isCancelled { await Task.yield() }
      async let sent: Void = subject.onNext(1)
      waiting.cancel()
      await sent
      await waiting.value
      #expect(!subject.hasObservers)
    }
    #expect(answers.entries.count == 200)
  }

  @Test(.contract(.s7)) func `delay and observe(on:) preserve the order of elements on a concurrent scheduler`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let done = DispatchSemaphore(value: 0)
    let sent = Journal(Int.self)
    _ = Observable.range(start: 0, count: 300).delay(.milliseconds(1), scheduler: scheduler).observe(on: scheduler)
      .subscribe(onNext: sent.write, onCompleted: { done.signal() })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(sent.entries == Array(0..<300))
  }

  @Test(.contract(.s8)) func `interval emits its hundredth element a hundred periods after its start`() {
    let scheduler = HistoricalScheduler()
    let times = Journal(Double.self)
    _ = Observable<Int>.interval(.milliseconds(10), scheduler: scheduler).take(100).subscribe(onNext: { _ in
      times.write(scheduler.clock.timeIntervalSince1970)
    })
    scheduler.start()
    #expect(abs((times.entries.last ?? 0) - 1) < 0.000_01)
  }
}

/// A disposable that runs its closure on every call to `dispose()`, unlike `Disposables.create(with:)`.
private struct Counted: Disposable {
  let disposed: @Sendable () -> Void

  func dispose() { disposed() }
}
