extension ObservableType {
  /// The element again and again, one per turn of `scheduler`. It never completes.
  ///
  ///     repeatElement(1)   1-1-1-1-…
  ///
  /// On the default scheduler subscribing does not return before the subscription is over: end it with `take(_:)` or the like.
  @inlinable public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(sequence: Repetition(element: element), scheduler)
  }
}

@usableFromInline struct Repetition<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let element: Element

  @inlinable init(element: Element) { self.element = element }

  @inlinable func next() -> Element? { element }
}
