extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once, when `connect()` is called, and replays all elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ReplayAll)
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     replayAll   --1--2--3--|      who subscribes between 2 and 3 gets 1, 2 and 3
  ///
  /// Every element is stored as long as the connection lasts and something holds it.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
