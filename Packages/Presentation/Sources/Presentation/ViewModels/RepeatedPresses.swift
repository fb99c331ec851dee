import Dispatch
public import Reactive

extension ObservableType {
  /// Returns a signal that emits the intents of a screen except `nil`, and drops an intent within half a second of the
  /// last emitted one. Such an intent is a repeated press, which must not open the same screen twice.
  ///
  /// ```swift
  /// intents = Observable.merge(open.map { .album($0.id) }, logIn.map { offersLogin ? .logIn : nil })
  ///   .withoutRepeatedPresses(clock)
  /// ```
  public func withoutRepeatedPresses<Intent: Sendable>(_ clock: any SchedulerType) -> Signal<Intent>
  where Element == Intent? {
    compactMap(\.self)
      .throttle(.milliseconds(500), latest: false, scheduler: clock)
      .asSignal(onErrorSignalWith: .empty())
  }
}
