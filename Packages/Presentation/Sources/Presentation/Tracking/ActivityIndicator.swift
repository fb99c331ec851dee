public import Reactive
import Synchronization

/// An indicator of whether any of the sequences that it tracks is running.
///
///     client.send(endpoint).trackActivity(activity)
///     activity.asDriver().drive(onNext: { isBusy in … })
///
/// A sequence runs from its subscription until it terminates or is disposed of. You can track sequences on any thread.
public final class ActivityIndicator: Sendable {
  private let running = Atomic<Int>(0)
  private let changes = PublishRelay<Void>()

  /// Creates an indicator that tracks nothing.
  public init() {}

  /// Returns a driver that emits whether any tracked sequence is running, on subscription and after each change.
  public func asDriver() -> Driver<Bool> {
    // Each event reads the counter on the main actor, so the last emitted value is correct even if several threads
    // changed the counter.
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
  /// Returns a sequence that emits the same events. The indicator tracks the sequence while it runs.
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
    let source = asObservable()
    return Observable.create { observer in
      let activity = indicator.begin()
      return Disposables.create(source.subscribe(observer), activity)
    }
  }
}
