/// What `object.rx` is: the place for the reactive members of a type.
///
/// Add yours in an extension, for example `extension Reactive where Base: Label { var isHidden: Binder<Bool> { … } }`.
@dynamicMemberLookup @preconcurrency public struct Reactive<Base> {
  /// What is extended.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder that assigns to a property of `base`, which it holds weakly: `name.bind(to: label.rx.text)`.
  ///
  /// It belongs to the main actor, as the assignment does.
  @MainActor @preconcurrency
  public subscript<Property: Sendable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject & Sendable {
    // Invariant of nonisolated(unsafe): the key path is made here and used by the binding, both on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    return Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type that has reactive members at `rx`.
public protocol ReactiveCompatible {
  /// The type whose reactive members it has.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type. Setting it does nothing; the setter lets members with setters be used.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value. Setting it does nothing; the setter lets members with setters be used.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
