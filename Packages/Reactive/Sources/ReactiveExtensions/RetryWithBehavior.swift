public import Dispatch
public import Reactive

/// A rule that determines how many attempts to make if a sequence fails, and the delays between the attempts.
@preconcurrency public enum RepeatBehavior: Sendable {
  /// A closure that takes an error and returns whether to make another attempt.
  public typealias RetryPredicate = @Sendable (any Error) -> Bool

  /// At most `maxCount` attempts in total, without a delay between them.
  case immediate(maxCount: UInt)
  /// At most `maxCount` attempts in total, with `time` seconds between them.
  case delayed(maxCount: UInt, time: Double)
  /// At most `maxCount` attempts in total, with a delay of `initial` seconds before the second. Each further delay is
  /// `1 + multiplier` times the previous delay, so a multiplier of 1 doubles the delay.
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  /// At most `maxCount` attempts in total. `delayCalculator` receives the number of failed attempts so far, and returns
  /// the delay before the next attempt.
  case customTimerDelayed(maxCount: UInt, delayCalculator: @Sendable (UInt) -> DispatchTimeInterval)
  /// Another behavior, with each delay shortened by a random part of up to `fraction` times the delay, so that many
  /// clients do not retry at the same time. A fraction of 1 spreads the retries over the whole delay.
  ///
  /// `random` returns numbers from 0 to 1.
  indirect case jittered(
    RepeatBehavior, fraction: Double, random: @Sendable () -> Double = { Double.random(in: 0...1) })

  var maxCount: UInt {
    switch self {
    case .immediate(let maxCount), .delayed(let maxCount, _), .exponentialDelayed(let maxCount, _, _),
      .customTimerDelayed(let maxCount, _):
      maxCount
    case .jittered(let behavior, _, _): behavior.maxCount
    }
  }

  /// Returns the delay after the attempt with the given number has failed, or `nil` if the next attempt begins
  /// immediately.
  func delay(afterAttempt attempt: UInt) -> DispatchTimeInterval? {
    switch self {
    case .immediate: nil
    case .delayed(_, let time): .seconds(precisely: time)
    case .exponentialDelayed(_, let initial, let multiplier):
      .seconds(precisely: (1..<max(1, attempt)).reduce(initial) { delay, _ in delay * (1 + multiplier) })
    case .customTimerDelayed(_, let delayCalculator): delayCalculator(attempt)
    case .jittered(let behavior, let fraction, let random):
      behavior.delay(afterAttempt: attempt).map { .seconds(precisely: $0.seconds * (1 - fraction * random())) }
    }
  }
}

extension ObservableType {
  /// Returns an observable that subscribes to the source again when it fails, and fails with the last error after all
  /// attempts have failed. `behavior` specifies the number of attempts and the delays between them.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RetryWithBehavior)
  ///
  ///     source                                      --1--#
  ///     retry(.delayed(maxCount: 2, time: 3))       --1-----1--#
  ///
  /// - Parameters:
  ///   - behavior: The number of attempts and the delays between them. If the number is 0, the observable completes
  ///     without subscribing to the source.
  ///   - scheduler: The scheduler that measures the delays and on which delayed attempts begin.
  ///   - shouldRetry: A closure that takes an error and returns whether to retry. If the closure returns `false`, the
  ///     error terminates the sequence. If you pass `nil`, the observable retries after every error.
  @available(swift, introduced: 6)
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RepeatBehavior.RetryPredicate? = nil
  ) -> Observable<Element> {
    guard behavior.maxCount > 0 else { return .empty() }
    let source = asObservable()
    return Producer { sink in
      let attempts = Confined<UInt>(0)
      return ConcatSink.run(sink) { termination in
        defer { attempts.value += 1 }
        if attempts.value == 0 { return source }
        guard case .error(let error) = termination, attempts.value < behavior.maxCount, shouldRetry?(error) ?? true
        else { return nil }
        guard let delay = behavior.delay(afterAttempt: attempts.value) else { return source }
        return source.delaySubscription(delay, scheduler: scheduler)
      }
    }
  }
}
