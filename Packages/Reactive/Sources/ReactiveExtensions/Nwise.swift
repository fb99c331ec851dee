public import Reactive

extension ObservableType {
  /// Returns an observable of arrays, each with an element and the `n - 1` elements before it, oldest first. The
  /// first array is emitted when `n` elements have arrived.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Nwise)
  ///
  ///     source     --1--2--3--4--|
  ///     nwise(3)   --------a--b--|      a = [1, 2, 3], b = [2, 3, 4]
  ///
  /// - Precondition: `n` is greater than 1.
  public func nwise(_ n: Int) -> Observable<[Element]> {
    precondition(n > 1, "nwise needs a count of 2 or more, not \(n)")
    return scan(into: [Element]()) { last, element in
      if last.count == n { last.removeFirst() }
      last.append(element)
    }
    .filter { $0.count == n }
  }
}
