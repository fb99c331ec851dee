extension ObservableType {
  /// The source, subscribed to once for all subscribers, when `connect()` is called; who comes later gets what is sent from then on.
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     publish     --1--2--3--|      who subscribes between 1 and 2 gets 2 and 3
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
}
