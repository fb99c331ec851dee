public import Reactive

/// A tracker that merges the errors of several sequences into one sequence that never fails.
///
///     client.send(endpoint).trackError(errors)
///     errors.asSignal().emit(onNext: { error in … })
public final class ErrorTracker: Sendable {
  private let errors = PublishSubject<any Error>()

  /// Creates a tracker without any tracked sequences.
  public init() {}

  deinit {
    errors.onCompleted()
  }

  /// Returns a signal that emits each error of a tracked sequence as it occurs. The signal does not replay earlier
  /// errors. It completes when the tracker is deallocated; a tracked sequence retains the tracker.
  public func asSignal() -> Signal<any Error> { errors.asSignal(onErrorSignalWith: .empty()) }

  fileprivate func track(_ error: any Error) {
    errors.onNext(error)
  }
}

extension ObservableConvertibleType {
  /// Returns a sequence that emits the same events, and reports an error to `tracker` before the subscriber receives
  /// the error.
  public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
    asObservable().do(onError: { tracker.track($0) })
  }
}
