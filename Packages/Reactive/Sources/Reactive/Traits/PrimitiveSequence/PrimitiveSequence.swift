/// A sequence that guarantees the number of its events: the type of `Single`, `Maybe` and `Completable`.
@preconcurrency public struct PrimitiveSequence<Trait, Element: Sendable>: Sendable {
  @usableFromInline let source: Observable<Element>

  @inlinable init(raw source: Observable<Element>) { self.source = source }
}

/// A type that can be converted to a `PrimitiveSequence`.
@preconcurrency public protocol PrimitiveSequenceType<Element>: Sendable {
  /// The trait, which determines the number of events.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element: Sendable

  /// The sequence as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  /// The sequence itself.
  @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// Returns an `Observable` with the same events. An element is followed by a completion.
  @inlinable public func asObservable() -> Observable<Element> { source }
}
