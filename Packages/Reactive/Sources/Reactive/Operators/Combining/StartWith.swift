extension ObservableType {
  /// The given elements, sent while subscribing, then the source.
  ///
  ///     source         --1--|
  ///     startWith(0)   0-1--|
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      for element in elements where sink.subscription.isActive { sink.next(element) }
      return source.run(sink)
    }
  }
}
