/// An observable sequence with a promise about its events: the type behind `Single`, `Maybe` and `Completable`.
@preconcurrency public struct PrimitiveSequence<Trait, Element: Sendable>: Sendable {
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }
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
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The events as those of an `Observable`: an element is followed by its completion.
  public func asObservable() -> Observable<Element> { source }
}
