public import Reactive

extension ObservableType {
  /// Returns an observable that pairs each element with the one before it.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Pairwise)
  ///
  ///     source       --1--2-----3-----|
  ///     pairwise()   -----(1,2)-(2,3)-|
  public func pairwise() -> Observable<(Element, Element)> { nwise(2).map { ($0[0], $0[1]) } }
}
