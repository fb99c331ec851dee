public import Reactive

extension ObservableType where Element == Bool {
  /// Returns an observable that emits the negation of each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Not)
  ///
  ///     source   --t--f--|
  ///     not()    --f--t--|
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension InfallibleType where Element == Bool {
  /// Returns a sequence that emits the negation of each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Not)
  public func not() -> Infallible<Bool> { map { !$0 } }
}

extension SharedSequenceConvertibleType where Element == Bool {
  /// Returns a sequence that emits the negation of each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Not)
  public consuming func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}
