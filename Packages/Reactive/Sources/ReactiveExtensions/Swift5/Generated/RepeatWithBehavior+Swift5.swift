// Written by Scripts/overloads from RepeatWithBehavior.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that subscribes to the source again when it completes. `behavior` specifies the number of
  /// subscriptions and the delays between them.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RepeatWithBehavior)
  ///
  ///     source                                                --1--|
  ///     repeatWithBehavior(.delayed(maxCount: 2, time: 3))    --1-------1--|
  ///
  /// If the source fails, the sequence fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameters:
  ///   - behavior: The number of subscriptions and the delays between them. There is always a first one.
  ///   - scheduler: The scheduler that measures the delays and on which delayed subscriptions begin.
  ///   - shouldRepeat: A closure that returns whether to subscribe again. If you pass `nil`, the observable repeats after
  ///     every completion.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func repeatWithBehavior(
    _ behavior: consuming RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: (@Sendable () -> Bool)? = nil
  ) -> Observable<Element> {
    repeatWithBehaviorChecked(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
  }

  @inlinable func repeatWithBehaviorChecked(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: (@Sendable () -> Bool)? = nil
  ) -> Observable<Element> {
    self.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
  }
}
