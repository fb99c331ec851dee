/// How a `SharedSequence` is shared and where it delivers.
@preconcurrency public protocol SharingStrategyProtocol {
  /// Where elements are delivered.
  static var scheduler: any SchedulerType { get }

  /// `source`, shared.
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, delivers on the main actor and is shared: the type behind `Driver` and `Signal`.
@preconcurrency
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>: SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  init(raw source: Observable<Element>) { self.source = source }

  /// The elements as an `Observable`.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// Anything that is a `SharedSequence`.
@preconcurrency public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// The scheduler of shared sequences.
public enum SharingScheduler {
  private static let override = Lock<(@Sendable () -> any SchedulerType)?>(nil)

  /// Makes the scheduler; asked anew for every use. A new `MainScheduler` unless mocked.
  public static var make: @Sendable () -> any SchedulerType {
    if let make = override.withLock({ $0 }) { return make }
    return { MainScheduler() }
  }

  private typealias Make = @Sendable () -> any SchedulerType

  private static func replace(by make: Make?) -> Make? {
    override.withLock { override -> Make? in
      let previous = override
      override = make
      return previous
    }
  }

  /// Replaces the scheduler while `action` runs, also if it throws. The replacement is seen by every thread.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the scheduler while `action` runs, also if it throws. The replacement is seen by every thread.
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let previous = replace(by: makeScheduler)
    defer { _ = replace(by: previous) }
    try action()
  }
}
