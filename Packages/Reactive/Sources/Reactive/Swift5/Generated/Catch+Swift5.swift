// Written by Scripts/overloads from Operators/ErrorHandling/Catch.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that, when the source fails, continues with the sequence that `handler` returns for the
  /// error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Catch)
  ///
  ///     source   --1--#
  ///     catch    --1---2--|
  ///
  /// An error of that sequence is not handled again. An error that `handler` throws terminates the sequence.
  ///
  /// The source is disposed of before the next sequence is subscribed to. Disposing of the subscription disposes of the
  /// current one.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func `catch`(
    _ handler: consuming @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    catchChecked(handler)
  }

  @inlinable func catchChecked(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.`catch`(handler)
  }

  /// Returns an observable that, when the source fails, continues with the sequence that `handler` returns for the
  /// error.
  ///
  /// An error of that sequence is not handled again. An error that `handler` throws terminates the sequence.
  @available(*, deprecated, renamed: "catch(_:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func catchError(
    _ handler: consuming @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    catchErrorChecked(handler)
  }

  @available(*, deprecated, renamed: "catch(_:)")
  @inlinable func catchErrorChecked(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.catchError(handler)
  }
}
