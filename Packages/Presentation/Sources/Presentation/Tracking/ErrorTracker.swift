public import Reactive

/// Collects the errors of the sequences that it tracks into one that never fails.
///
///     client.send(endpoint).trackError(errors)
///     errors.asSignal().emit(onNext: { error in … })
public final class ErrorTracker: Sendable {
  private let errors = PublishSubject<any Error>()

  /// Creates a tracker that tracks nothing.
  public init() {}

  deinit {
    errors.onCompleted()
  }

  /// Emits each error of a tracked sequence when it happens. Does not repeat earlier ones. Completes with the tracker, which every
  /// sequence that it tracks retains.
  public func asSignal() -> Signal<any Error> { errors.asSignal(onErrorSignalWith: .empty()) }

  fileprivate func track(_ error: any Error) {
    errors.onNext(error)
  }
}

extension ObservableConvertibleType {
  /// The same sequence, whose error is told to `tracker` before it is told to the subscriber.
  public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
    asObservable().do(onError: { tracker.track($0) })
  }
}
