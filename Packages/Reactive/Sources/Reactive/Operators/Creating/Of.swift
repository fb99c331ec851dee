extension ObservableType {
  /// Creates an observable that emits the given elements and completes. See `from(_:scheduler:)`.
  ///
  ///     of(1, 2)   1-2-|
  @inlinable public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
