// Written by Scripts/overloads from FlatMapSync.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits all results of `transform` for each element immediately and in order, like
  /// `flatMap(_:)` without inner sequences.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapSync)
  ///
  ///     source                                 --1---2--|
  ///     flatMapSync { Twice(of: $0) }          --11--22-|
  ///
  /// An error that `transform` throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapSync<Operator: CustomOperator>(
    _ transform: consuming @escaping @Sendable (Element) throws -> Operator
  ) -> Observable<Operator.Result> {
    flatMapSyncChecked(transform)
  }

  @inlinable func flatMapSyncChecked<Operator: CustomOperator>(
    _ transform: @escaping @Sendable (Element) throws -> Operator
  ) -> Observable<Operator.Result> {
    self.flatMapSync(transform)
  }
}
