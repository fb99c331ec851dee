// Written by Scripts/overloads from Traits/Infallible/Infallible+Subscribe.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Subscribes a closure to every event.
  ///
  /// An error that an operator's closure throws, or that a sequence inside a `flatMap` emits, is a programming error.
  /// The error traps in debug builds. In release builds, it is printed and terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribe(
    _ on: consuming @escaping @Sendable (InfallibleEvent<Element>) -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribeChecked(on, file: file, line: line)
  }

  @inlinable func subscribeChecked(
    _ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    self.subscribe(on, file: file, line: line)
  }
}
