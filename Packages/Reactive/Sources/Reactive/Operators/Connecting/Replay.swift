extension ObservableType {
  /// The source, subscribed to once for all subscribers, when `connect()` is called; who comes later gets the last `bufferSize` elements
  /// first.
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     replay(1)   --1--2--3--|      who subscribes between 2 and 3 gets 2 and 3
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }
}
