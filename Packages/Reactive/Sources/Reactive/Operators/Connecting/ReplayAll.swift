extension ObservableType {
  /// The source, subscribed to once for all subscribers, when `connect()` is called; who comes later gets all elements so far first.
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     replayAll   --1--2--3--|      who subscribes between 2 and 3 gets 1, 2 and 3
  ///
  /// Every element is kept for as long as the connection lasts and somebody holds it.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
