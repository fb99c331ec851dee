import Foundation
import RxRelay
import RxSwift

// Countdowns and stopwatches.

public struct Lap: Equatable {
  public let number: Int
  public let seconds: Int
}

extension ObservableType where Element == Int {
  /// Returns an observable that emits the numbers from `seconds` down to 0, such as `2, 1, 0`, and completes.
  public static func countdown(
    from seconds: Int, every period: RxTimeInterval = .seconds(1), scheduler: SchedulerType = MainScheduler.instance
  ) -> Observable<Int> {
    return Observable<Int>.timer(.seconds(0), period: period, scheduler: scheduler)
      .map { seconds - $0 }
      .take(while: { $0 >= 0 })
  }
}

extension ObservableType {
  /// Returns an observable that calls `warn` after `warning` without an element, and fails after `time` without one.
  public func deadline(
    _ time: RxTimeInterval, warning: RxTimeInterval, scheduler: SchedulerType, warn: @escaping () -> Void
  ) -> Observable<Element> {
    let shared = self.share()
    let warnings = Observable<Int>.timer(warning, scheduler: scheduler)
      .take(until: shared)
      .do(onNext: { _ in warn() })
      .flatMap { _ in Observable<Element>.empty() }
    return Observable.merge(shared.timeout(time, scheduler: scheduler), warnings)
  }

  /// Returns an observable that subscribes every `pause`, unless still subscribed, until `done` returns `true`.
  public func poll(
    every pause: RxTimeInterval, scheduler: SchedulerType, until done: @escaping (Element) -> Bool
  ) -> Observable<Element> {
    return Observable<Int>.timer(.seconds(0), period: pause, scheduler: scheduler)
      .flatMapFirst { _ in self }
      .take(until: done, behavior: .inclusive)
  }
}

public final class Stopwatch {
  public enum State: Equatable {
    case stopped
    case running
    case paused
  }

  public let state = BehaviorRelay<State>(value: .stopped)
  public let laps = BehaviorRelay<[Lap]>(value: [])
  private let elapsed = BehaviorRelay(value: 0)
  private let scheduler: SchedulerType
  private var ticks: Disposable?

  public init(scheduler: SchedulerType = MainScheduler.instance) {
    self.scheduler = scheduler
  }

  public var seconds: Observable<Int> { return elapsed.asObservable() }

  public var text: Observable<String> {
    return elapsed.map { String(format: "%02d:%02d", $0 / 60, $0 % 60) }
  }

  public func start() {
    guard state.value != .running else { return }
    state.accept(.running)
    ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { [weak self] _ in
        guard let self = self else { return }
        self.elapsed.accept(self.elapsed.value + 1)
      })
  }

  public func pause() {
    ticks?.dispose()
    state.accept(.paused)
  }

  public func lap() {
    let lap = Lap(number: laps.value.count + 1, seconds: elapsed.value)
    laps.accept(laps.value + [lap])
  }

  public func reset() {
    ticks?.dispose()
    elapsed.accept(0)
    laps.accept([])
    state.accept(.stopped)
  }
}
