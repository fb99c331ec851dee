import Dispatch
import Foundation
public import Networking
public import Reactive

/// A poller that requests new rows while it is active: one interval after the last response, and less often after
/// failures.
///
/// It sends one request at a time, and neither repeats nor cancels a slow one. If the server limits requests, the
/// poller waits until the server allows further requests, but at most one hour, even if the poller becomes active in
/// the meantime.
@MainActor public final class Poller {
  /// The number of seconds between a response and the next request. A change restarts the wait.
  public var interval: Double { didSet { if interval != oldValue, !isAsking { wait(interval) } } }
  private let clock: any SchedulerType
  private let ask: @MainActor () -> Void
  private let timer = SerialDisposable()
  private var failures = 0
  private var isAsking = false

  /// The maximum wait after failures, in seconds, unless the interval is longer.
  private static let longest = 300.0

  /// Creates a poller.
  ///
  /// - Parameters:
  ///   - interval: The number of seconds between a response and the next request.
  ///   - clock: The clock that delays requests.
  ///   - ask: A closure that sends the request and calls ``began()`` and ``ended(isSuccess:)``.
  public init(interval: Double, clock: any SchedulerType, ask: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.clock = clock
    self.ask = ask
  }

  deinit {
    timer.dispose()
  }

  /// A Boolean value that indicates whether to send requests. When the value becomes `true`, a request is sent at once,
  /// unless a request is running or the server limits requests.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      wait(0)
    }
  }

  /// The latest rate limit of the server, or `nil` if it is unknown.
  public var limit: RateLimit?

  /// Sends a request at once, unless the poller is inactive, a request is running or the server limits requests.
  public func askNow() { wait(0) }

  /// Notifies the poller that a request has started, including one that the user started.
  public func began() {
    isAsking = true
    timer.disposable = Disposables.create()
  }

  /// Notifies the poller that the request has ended.
  public func ended(isSuccess: Bool) {
    isAsking = false
    failures = isSuccess ? 0 : failures + 1
    wait(min(interval * pow(2, Double(min(failures, 10))), max(interval, Self.longest)))
  }

  private func wait(_ seconds: Double) {
    guard isActive, !isAsking else {
      timer.disposable = Disposables.create()
      return
    }
    let seconds = max(seconds, secondsToReset)
    if seconds <= 0 {
      ask()
      return
    }
    timer.disposable = Observable<Int>.timer(.milliseconds(Int(seconds * 1000)), scheduler: clock)
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in self?.ask() })
  }

  private var secondsToReset: Double {
    guard let limit, limit.remaining <= 0, let reset = limit.resetsAt else { return 0 }
    return max(0, min(reset.timeIntervalSince(clock.now), 3600))
  }
}
