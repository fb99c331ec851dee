/// A sequence that cannot fail, delivers on the scheduler of its strategy and is shared: the type behind `Driver` and `Signal`.
///
/// Every operator returns a shared sequence again, and each step is shared: two subscriptions to one driver subscribe to its source once.
@preconcurrency
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>: SharedSequenceConvertibleType
{
  @usableFromInline let source: Observable<Element>

  /// - Parameter source: Sends no error and delivers on the strategy's scheduler.
  @inlinable init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// - Parameter source: As above, and has no side effects that would have to be shared.
  @inlinable init(raw source: Observable<Element>) { self.source = source }

  /// The elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The elements as an `Infallible`.
  @inlinable public func asInfallible() -> Infallible<Element> { source.infallible }
}

/// Anything that is a `SharedSequence`.
@preconcurrency public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// How a `SharedSequence` is shared and where it delivers.
@preconcurrency public protocol SharingStrategyProtocol: SendableMetatype {
  /// Where elements are delivered.
  static var scheduler: any SchedulerType { get }

  /// `source`, shared.
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}
