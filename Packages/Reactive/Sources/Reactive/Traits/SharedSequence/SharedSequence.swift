/// A shared sequence that cannot fail and delivers its events on the scheduler of its strategy: the type of `Driver`
/// and `Signal`.
///
/// Every operator returns a shared sequence: all observers of the result share one subscription to its source. A chain
/// of operators is shared only at its end and after each operator whose result is also stored or used elsewhere.
@preconcurrency
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>: SharedSequenceConvertibleType
{
  @usableFromInline let source: Observable<Element>

  /// Creates a shared sequence.
  ///
  /// - Parameter source: The sequence to share. It must not fail, and must deliver its events on the strategy's
  ///   scheduler.
  @inlinable init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Creates a sequence without sharing it.
  ///
  /// - Parameter source: The sequence, which is not shared. It must not fail, must deliver its events on the strategy's
  ///   scheduler, and must have no side effects.
  @inlinable init(raw source: Observable<Element>) { self.source = source }

  /// Returns the elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  @inlinable public consuming func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// Returns the elements as an `Infallible`.
  @inlinable public func asInfallible() -> Infallible<Element> { source.infallible }
}

/// A type that can be converted to a `SharedSequence`.
@preconcurrency public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  /// The strategy with which the sequence is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the sequence as a shared sequence.
  consuming func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the elements as an `Observable`.
  @inlinable public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// Returns the elements for an operator that subscribes to them at most once at a time and shares its own result.
  ///
  /// If nothing else holds the sequence, the operator is its only observer, and sharing it would have no effect.
  @inlinable consuming func unshared() -> Observable<Element> {
    var source = asSharedSequence().source
    return isKnownUniquelyReferenced(&source) ? source.withoutSharing : source
  }
}

/// A type that determines how a `SharedSequence` is shared and on which scheduler of the main queue it delivers events.
@preconcurrency public protocol SharingStrategyProtocol: SendableMetatype {
  /// The scheduler on which elements are delivered. It must run its actions on the main queue. An action that runs
  /// elsewhere traps.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence that shares one subscription to `source` among its observers. The sequence must subscribe to
  /// `source` on the main queue, because the closures of operators are isolated to the main actor.
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}
