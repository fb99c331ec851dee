/// How a `Driver` is shared: the last element is replayed while anybody is subscribed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared with one element replayed.
  @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// A state for a screen: it cannot fail, arrives on the main actor, and a new subscriber gets the latest value.
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>
