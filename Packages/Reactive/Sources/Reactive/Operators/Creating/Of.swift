extension ObservableType {
  /// Creates an observable that emits the given elements and completes. See `from(_:scheduler:)`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Of)
  ///
  ///     of(1, 2)   1-2-|
  ///
  /// The sequence never fails. Disposing of the subscription stops it.
  @inlinable public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
