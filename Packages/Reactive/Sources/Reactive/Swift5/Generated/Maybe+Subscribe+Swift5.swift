// Written by Scripts/overloads from Traits/Maybe/Maybe+Subscribe.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a closure that is called at most once, with the only event of the sequence.
  ///
  /// - Returns: The subscription. It lasts until the event is delivered or you dispose of the subscription. Releasing
  ///   the subscription does not end it.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribe(
    _ observer: consuming @escaping @Sendable (MaybeEvent<Element>) -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribeChecked(observer, file: file, line: line)
  }

  @inlinable func subscribeChecked(
    _ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    self.subscribe(observer, file: file, line: line)
  }
}
