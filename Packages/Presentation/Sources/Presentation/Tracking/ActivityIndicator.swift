public import Reactive
import Synchronization

/// Tells whether any of the sequences that it tracks is running.
///
///     client.send(endpoint).trackActivity(activity)
///     activity.asDriver().drive(onNext: { isBusy in … })
///
/// A sequence runs from its subscription to its end or disposal, whichever thread that happens on.
public final class ActivityIndicator: Sendable {
  private let running = Atomic<Int>(0)
  private let changes = PublishRelay<Void>()

  /// Creates an indicator that tracks nothing.
  public init() {}

  /// Emits whether something runs, now and when that changes.
  public func asDriver() -> Driver<Bool> {
    // The count is read behind each change, on the main actor, so the last value is right whatever threads took part.
    changes.asObservable()
      .startWith(())
      .asDriver(onErrorDriveWith: .empty())
      .map { [weak self] _ in (self?.running.load(ordering: .acquiring) ?? 0) > 0 }
      .distinctUntilChanged()
  }

  fileprivate func begin() -> any Disposable {
    change(by: 1)
    return Disposables.create { self.change(by: -1) }
  }

  private func change(by difference: Int) {
    running.add(difference, ordering: .acquiringAndReleasing)
    changes.accept(())
  }
}

extension ObservableConvertibleType {
  /// The same sequence, counted by `indicator` while it runs.
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
    let source = asObservable()
    return Observable.create { observer in
      let activity = indicator.begin()
      return Disposables.create(source.subscribe(observer), activity)
    }
  }
}
