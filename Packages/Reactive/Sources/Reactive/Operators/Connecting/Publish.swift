extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once per connection, when `connect()` is called.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Publish)
  ///
  ///     source      --1--2--3--|
  ///     connect()   x
  ///     publish     --1--2--3--|      an observer that subscribes between 1 and 2 receives 2 and 3
  ///
  /// An observer receives the elements that are emitted after it subscribes.
  ///
  /// If the source completes or fails, all observers receive the completion or the error. Disposing of the connection
  /// disposes of the source.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
}
