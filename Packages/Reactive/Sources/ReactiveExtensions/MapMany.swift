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
  @available(swift, introduced: 6) @inlinable
  public func mapMany<Result: Sendable>(
    _ transform: @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    map { try $0.map(transform) }
  }
}
