extension ObservableType where Element: FixedWidthInteger {
  /// Creates an observable that emits the numbers 0, 1, 2, …, one every `period`. The first number is emitted one
  /// period after the subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Interval)
  ///
  ///     interval(2)   --0-1-2-…
  ///
  /// The sequence never completes. After the largest value of the element's type, it continues with the smallest.
  ///
  /// The sequence never fails. Disposing of the subscription stops it.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    ticks(startAfter: period, period, scheduler, named: "interval")
  }
}
