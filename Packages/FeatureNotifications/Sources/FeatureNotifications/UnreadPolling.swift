import Dispatch
import Foundation
import Mastodon
import Presentation
import Reactive

/// A poller that requests new notifications every 15 seconds until it is released, for a badge. It sends nothing while
/// a screen polls.
@MainActor final class UnreadPolling {
  private let repository: NotificationsRepository
  private let live: LiveChanges<StreamingEvent>
  private let clock: any SchedulerType
  private var poller: Poller?
  private let poll = SerialDisposable()
  /// Whether the next request is needed even if a screen polls.
  private var mustAsk = false
  /// The time of the update that this poller requested last.
  private var ownUpdate: Date?
  private let bag = DisposeBag()

  /// The number of seconds between two polls.
  private static let interval = 15.0
  /// The number of seconds, longer than the interval of a screen, for which a request of a screen makes another needless.
  private static let screenInterval = 31.0

  init(
    _ repository: NotificationsRepository, _ dependencies: NotificationsDependencies,
    _ live: LiveChanges<StreamingEvent>
  ) {
    self.repository = repository
    self.live = live
    clock = dependencies.clock
    poller = Poller(interval: Self.interval, clock: clock) { [weak self] in self?.ask() }
    dependencies.limits.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.limit = $0 })
      .disposed(by: bag)
    let isActive = Observable.combineLatest(dependencies.isReachable, dependencies.isAuthorized) { $0 && $1 }
    isActive.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.isActive = $0 })
      .disposed(by: bag)
    live.isLive.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.interval = Self.interval * ($0 ? 20 : 1) })
      .disposed(by: bag)
    live.needed.emit(with: self) { polling, _ in
      polling.mustAsk = true
      polling.poller?.askNow()
    }
    .disposed(by: bag)
    if let client = dependencies.streams {
      live.follow(client.stream(.notifications, scheduler: clock), while: isActive).disposed(by: bag)
    }
  }

  deinit {
    poll.dispose()
  }

  private func ask() {
    poller?.began()
    // allow(no-dropped-errors): if the store cannot be read, the request reports it
    if !mustAsk, let updated = try? repository.updated(), updated != ownUpdate,
      clock.now.timeIntervalSince(updated) < Self.screenInterval
    {
      poller?.ended(isSuccess: true)
      return
    }
    mustAsk = false
    poll.disposable = live.following(repository.poll())
      .map { true }
      .catch { _ in .just(false) }
      .asDriver(onErrorJustReturn: false)
      .drive(onNext: { [weak self] isSuccess in
        // allow(no-dropped-errors): without the time, the next poll waits as after one of a screen
        if isSuccess { self?.ownUpdate = try? self?.repository.updated() }
        self?.ended(isSuccess: isSuccess)
      })
  }

  private func ended(isSuccess: Bool) {
    poller?.ended(isSuccess: isSuccess)
    if mustAsk { poller?.askNow() }
  }
}
