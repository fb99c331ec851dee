// Written by Scripts/overloads from Operators/Conditional/SkipWhile.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that omits elements as long as `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipWhile)
  ///
  ///     source                --1--2--3--1--|
  ///     skip(while: { <3 })   --------3--1--|
  ///
  /// `predicate` is not called again after it has returned `false`. An error that it throws terminates the sequence.
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func skip(while predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skipChecked(while: predicate)
  }

  @inlinable func skipChecked(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.skip(while: predicate)
  }

  /// Returns an observable that omits elements as long as `predicate` returns `true`.
  @available(*, deprecated, renamed: "skip(while:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func skipWhile(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skipWhileChecked(predicate)
  }

  @available(*, deprecated, renamed: "skip(while:)")
  @inlinable func skipWhileChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.skipWhile(predicate)
  }
}
