extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once per connection, when `connect()` is called,
  /// and replays all elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ReplayAll)
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     replayAll   --1--2--3--|      an observer that subscribes between 2 and 3 receives 1, 2 and 3
  ///
  /// Every element is stored until the connection ends and all observers have been released.
  ///
  /// If the source completes or fails, all observers receive the completion or the error. Disposing of the connection
  /// disposes of the source.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
