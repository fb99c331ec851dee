import Foundation
import Reactive
import Synchronization

/// One operator with three inputs and two subscribers, which three threads use at the same time.
final class StressRound: Sendable {
  private static let threads = 3

  private let inputs = (0..<threads).map { _ in Input() }
  private let sequence: Observable<Int>
  private let first = Probe()
  private let second = Probe()
  private let firstSubscription = SerialDisposable()
  private let secondSubscription = SerialDisposable()
  private let arrivals = Atomic(0)
  private let number: Int
  private let stressed: StressedOperator

  init(_ number: Int, _ stressed: StressedOperator) {
    self.number = number
    self.stressed = stressed
    sequence = stressed.build(inputs.map(\.sequence))
    // In odd rounds the subscription races with the events, too.
    if number % 2 == 0 { firstSubscription.disposable = first.subscribe(to: sequence) }
  }

  /// Runs `rounds` rounds of `stressed` and returns the violated guarantees.
  static func violations(of stressed: StressedOperator, rounds: Int) -> Set<String> {
    var found: Set<String> = []
    let batch = 100
    for begin in stride(from: 0, to: rounds, by: batch) {
      let ledger = SubscriptionLedger()
      SubscriptionLedger.$current.withValue(ledger) {
        let all = (begin..<min(begin + batch, rounds)).map { StressRound($0, stressed) }
        let left = DispatchSemaphore(value: 0)
        for thread in 0..<threads {
          Thread.detachNewThread {
            SubscriptionLedger.$current.withValue(ledger) { for round in all { round.run(thread) } }
            left.signal()
          }
        }
        for _ in 0..<threads { left.wait() }
        wait { all.allSatisfy(\.hasEndedIfItMust) }
        for round in all { found.formUnion(round.finish()) }
        wait { ledger.liveSubscriptions == 0 && all.allSatisfy(\.isReleased) }
        for round in all { found.formUnion(round.broken) }
      }
      if ledger.liveSubscriptions != 0 { found.insert("subscriptions are still alive") }
    }
    return found
  }

  /// Waits up to ten seconds for the thread of a scheduler to deliver events or dispose of a source, and then for ten
  /// turns of the main queue, which other tests can block for longer.
  private static func wait(until isOver: () -> Bool) {
    let limit = ContinuousClock.now + .seconds(10)
    while !isOver(), ContinuousClock.now < limit { sched_yield() }
    // allow(no-wait-for-main-thread): the rounds run on threads of their own
    for _ in 0..<10 where !isOver() { DispatchQueue.main.sync {} }
  }

  private func run(_ thread: Int) {
    meet()
    let input = inputs[thread].subject
    if thread == 1 { secondSubscription.disposable = second.subscribe(to: sequence) }
    if thread == 2, number % 2 == 1 { firstSubscription.disposable = first.subscribe(to: sequence) }
    for element in 0..<4 { input.onNext(element) }
    if thread == 1 { secondSubscription.dispose() }
    if thread == 2, number % 3 == 0 { firstSubscription.dispose() }
    if thread == 0, number % 7 == 0 { input.onError(Fault("round \(number)")) }
    input.onCompleted()
  }

  /// Lets the threads start together if the machine has capacity for all of them.
  private func meet() {
    arrivals.wrappingAdd(1, ordering: .sequentiallyConsistent)
    for attempt in 1...200 where arrivals.load(ordering: .sequentiallyConsistent) < StressRound.threads {
      if attempt.isMultiple(of: 50) { sched_yield() }
    }
  }

  /// Disposes of the subscriptions and returns the guarantees that were violated before.
  private func finish() -> [String] {
    defer { for subscription in [firstSubscription, secondSubscription] { subscription.dispose() } }
    return hasEndedIfItMust ? [] : ["it did not end with its inputs"]
  }

  private var hasEndedIfItMust: Bool { first.hasEnded || !stressed.endsWithItsInputs || number % 3 == 0 }

  private var isReleased: Bool {
    first.isDisposed && second.isDisposed && inputs.allSatisfy(\.isReleased)
  }

  /// The violated guarantees. The list is complete after the round.
  private var broken: [String] { first.violations + second.violations + inputs.flatMap(\.violations) }
}

/// A source with several subscribers that counts how often each subscription is disposed of.
private final class Input: Sendable {
  let subject = PublishSubject<Int>()
  private let subscriptions = Atomic(0)
  private let disposals = Atomic(0)
  private let isRepeated = Atomic(false)

  var sequence: Observable<Int> {
    Observable.create { [self] observer in
      subscriptions.wrappingAdd(1, ordering: .sequentiallyConsistent)
      let subscription = subject.subscribe(observer)
      let isDisposed = BooleanDisposable()
      return OneTime {
        if isDisposed.isDisposed { self.isRepeated.store(true, ordering: .sequentiallyConsistent) }
        isDisposed.dispose()
        subscription.dispose()
        self.disposals.wrappingAdd(1, ordering: .sequentiallyConsistent)
      }
    }
  }

  var isReleased: Bool {
    subscriptions.load(ordering: .sequentiallyConsistent) == disposals.load(ordering: .sequentiallyConsistent)
  }

  var violations: [String] {
    var found: [String] = []
    if isRepeated.load(ordering: .sequentiallyConsistent) { found.append("a source was disposed of twice") }
    if !isReleased { found.append("a source was not disposed of") }
    return found
  }
}

/// A disposable that runs its action on every call to `dispose()`, unlike the disposables of the library.
private struct OneTime: Disposable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func dispose() { action() }
}
