// Written by Scripts/overloads from Traits/Single/Single+Subscribe.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes closures for the element and for the error.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribe(
    onSuccess: consuming (@Sendable (Element) -> Void)? = nil,
    onError: @escaping @Sendable (any Error) -> Void,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeChecked(onSuccess: onSuccess, onError: onError, onDisposed: onDisposed, file: file, line: line)
  }

  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @inlinable func subscribeChecked(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: @escaping @Sendable (any Error) -> Void,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    self.subscribe(onSuccess: onSuccess, onError: onError, onDisposed: onDisposed, file: file, line: line)
  }
}
