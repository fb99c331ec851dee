// allow(type-names): RxSwift uses this name, and code that is ported from RxSwift extends the type.
/// The namespace for the reactive members of a type, available as `object.rx`.
///
/// Add members in an extension:
///
///     extension Reactive where Base: Label { var isHidden: Binder<Bool> { … } }
@dynamicMemberLookup @preconcurrency public struct Reactive<Base> {
  /// The extended object.
  public let base: Base

  /// Creates the namespace for the reactive members of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets a property of `base` without retaining `base`. For example, `name.bind(to: label.rx.text)` sets
  /// the text of a label.
  ///
  /// The property is set on the main actor.
  @MainActor @preconcurrency
  public subscript<Property: Sendable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject & Sendable {
    // Invariant of nonisolated(unsafe): the key path is created and used on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    return Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with reactive members in the namespace `rx`.
public protocol ReactiveCompatible {
  /// The type that the reactive members extend.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type. Setting this property has no effect; its setter allows assignments to members.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value. Setting this property has no effect; its setter allows assignments to members.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
