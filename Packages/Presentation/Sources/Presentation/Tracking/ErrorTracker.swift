public import Reactive

/// Collects the errors of the sequences that it tracks into one that never fails.
///
///     client.send(endpoint).trackError(errors)
///     errors.asSignal().emit(onNext: { error in … })
public final class ErrorTracker: Sendable {
  private let errors = PublishRelay<any Error>()

  /// Creates a tracker that tracks nothing.
  public init() {}

  /// Emits each error of a tracked sequence when it happens. Does not repeat earlier ones.
  public func asSignal() -> Signal<any Error> { errors.asSignal() }

  fileprivate func track(_ error: any Error) {
    errors.accept(error)
  }
}

extension ObservableConvertibleType {
  /// The same sequence, whose error is told to `tracker` before it is told to the subscriber.
  public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
    asObservable().do(onError: { tracker.track($0) })
  }
}
