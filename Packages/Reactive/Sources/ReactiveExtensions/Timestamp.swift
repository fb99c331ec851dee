public import Reactive

/// An element with the time at which it arrived.
public struct Timestamped<Element> {
  /// The element.
  public let element: Element
  /// The time at which the element arrived.
  public let time: RxTime

  /// Creates an element with a time.
  public init(element: Element, time: RxTime) {
    self.element = element
    self.time = time
  }
}

extension Timestamped: Sendable where Element: Sendable {}
extension Timestamped: Equatable where Element: Equatable {}

extension ObservableType {
  /// Returns an observable that pairs each element with the current time of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Timestamp)
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func timestamp(
    scheduler: any SchedulerType = MainScheduler.instance
  ) -> Observable<Timestamped<Element>> { map { Timestamped(element: $0, time: scheduler.now) } }
}
