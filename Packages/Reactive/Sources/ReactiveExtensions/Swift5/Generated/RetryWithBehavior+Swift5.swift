// Written by Scripts/overloads from RetryWithBehavior.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retry(
    _ behavior: consuming RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RepeatBehavior.RetryPredicate? = nil
  ) -> Observable<Element> {
    retryChecked(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
  }

  @inlinable func retryChecked(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RepeatBehavior.RetryPredicate? = nil
  ) -> Observable<Element> {
    self.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
  }
}
