// Written by Scripts/overloads from MapMany.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType where Element: Collection {
  /// Returns an observable that emits, for each collection, an array of its transformed members.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapMany)
  ///
  ///     source             --[1, 2]--[3]--|
  ///     mapMany { -$0 }    --[-1,-2]-[-3]-|
  ///
  /// An error that `transform` throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func mapMany<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    mapManyChecked(transform)
  }

  @inlinable func mapManyChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    self.mapMany(transform)
  }
}
