extension ObservableType {
  /// Creates an observable that emits one element endlessly, each time in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RepeatElement)
  ///
  ///     repeatElement(1)   1-1-1-1-…
  ///
  /// The sequence never completes. On the default scheduler, a call to `subscribe` returns only when the subscription
  /// has ended, unless the call is made during another subscription. End the subscription with `take(_:)`, for example.
  ///
  /// The sequence never fails. Disposing of the subscription stops it.
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
