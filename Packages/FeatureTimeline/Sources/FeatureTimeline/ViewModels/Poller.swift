import Dispatch
import Foundation
import Networking
import Reactive

/// Asks for news again and again while it is active: some time after the last answer, and later and later after failures.
///
/// There is one request at a time, so a slow server is neither asked twice nor broken off. It waits, whoever asks it to, until the
/// server allows further requests.
@MainActor final class Poller {
  private let interval: Double
  private let clock: any SchedulerType
  private let ask: @MainActor () -> Void
  private let timer = SerialDisposable()
  private var failures = 0
  private var isAsking = false

  /// The longest wait after failures, in seconds.
  private static let longest = 300.0

  /// - Parameters:
  ///   - interval: The seconds between an answer and the next request.
  ///   - ask: Sends the request, and tells of it by ``began()`` and ``ended(isSuccess:)``.
  init(interval: Double, clock: any SchedulerType, ask: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.clock = clock
    self.ask = ask
  }

  deinit {
    timer.dispose()
  }

  /// Whether it asks. It does at once when it becomes active.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      wait(0)
    }
  }

  /// The server's last word about further requests.
  var limit: RateLimit?

  /// Call when a request is sent, whoever wanted it.
  func began() {
    isAsking = true
    timer.disposable = Disposables.create()
  }

  /// Call when the answer is there, or there is none.
  func ended(isSuccess: Bool) {
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
