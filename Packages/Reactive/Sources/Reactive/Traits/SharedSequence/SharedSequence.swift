/// A shared sequence that cannot fail and delivers on the scheduler of its strategy: the type of `Driver` and `Signal`.
///
/// Every operator returns a shared sequence, and each step is shared: two subscriptions to one driver subscribe to its
/// source once.
@preconcurrency
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>: SharedSequenceConvertibleType
{
  @usableFromInline let source: Observable<Element>

  /// - Parameter source: The sequence to share. It must not fail, and must deliver on the strategy's scheduler.
  @inlinable init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// - Parameter source: The sequence, which is not shared. It must not fail, must deliver on the strategy's scheduler,
  ///   and must have no side effects.
  @inlinable init(raw source: Observable<Element>) { self.source = source }

  /// Returns the elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// Returns the elements as an `Infallible`.
  @inlinable public func asInfallible() -> Infallible<Element> { source.infallible }
}

/// A type that can be converted to a `SharedSequence`.
@preconcurrency public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  /// The strategy with which the sequence is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the sequence as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// A type that determines how a `SharedSequence` is shared and on which scheduler it delivers.
@preconcurrency public protocol SharingStrategyProtocol: SendableMetatype {
  /// The scheduler on which elements are delivered.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence that shares one subscription to `source` among its observers.
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}
