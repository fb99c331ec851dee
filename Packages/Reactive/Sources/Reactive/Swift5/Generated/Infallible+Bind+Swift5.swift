// Written by Scripts/overloads from Traits/Infallible/Infallible+Bind.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Subscribes a closure to the elements.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func bind(
    onNext: consuming @escaping @Sendable (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
  )
    -> any Disposable
  {
    bindChecked(onNext: onNext, file: file, line: line)
  }

  @inlinable func bindChecked(
    onNext: @escaping @Sendable (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
  )
    -> any Disposable
  {
    self.bind(onNext: onNext, file: file, line: line)
  }

  /// Subscribes a closure to the elements, and passes it an object that the subscription does not retain.
  ///
  /// The closure is not called after the object has been released.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func bind<Object: AnyObject & Sendable>(
    with object: consuming Object, onNext: @escaping @Sendable (Object, Element) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bindChecked(with: object, onNext: onNext, file: file, line: line)
  }

  @inlinable func bindChecked<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    self.bind(with: object, onNext: onNext, file: file, line: line)
  }
}
