extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once per connection, when `connect()` is called,
  /// and replays the last `bufferSize` elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Replay)
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     replay(1)   --1--2--3--|      an observer that subscribes between 2 and 3 receives 2 and 3
  ///
  /// If the source completes or fails, all observers receive the completion or the error. Disposing of the connection
  /// disposes of the source.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }
}
