/// An observable sequence with a promise about its events: the type behind `Single`, `Maybe` and `Completable`.
@preconcurrency public struct PrimitiveSequence<Trait, Element: Sendable>: Sendable {
  @usableFromInline let source: Observable<Element>

  @inlinable init(raw source: Observable<Element>) { self.source = source }
}

/// Anything that is a `PrimitiveSequence`.
@preconcurrency public protocol PrimitiveSequenceType<Element>: Sendable {
  associatedtype Trait
  associatedtype Element: Sendable

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  /// The sequence itself.
  @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The events as those of an `Observable`: an element is followed by its completion.
  @inlinable public func asObservable() -> Observable<Element> { source }
}
