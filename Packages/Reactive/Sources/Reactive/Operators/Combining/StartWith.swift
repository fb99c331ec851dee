extension ObservableType {
  /// Returns an observable that emits the given elements before those of the source.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-StartWith)
  ///
  ///     source         --1--|
  ///     startWith(0)   0-1--|
  ///
  /// The given elements are emitted on subscription, before the source is subscribed to.
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      for element in elements where sink.subscription.isActive { sink.next(element) }
      return source.run(sink)
    }
  }
}
