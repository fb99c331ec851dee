public import Reactive

extension ObservableType {
  /// Returns an observable that emits the value at `keyPath` of each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapAt)
  ///
  ///     source          --"a"--"bc"--|
  ///     mapAt(\.count)  --1----2-----|
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func mapAt<Result: Sendable>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Observable<Result> {
    map { $0[keyPath: keyPath] }
  }
}
