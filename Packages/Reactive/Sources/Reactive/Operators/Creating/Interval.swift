extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0, 1, 2, … every `period`, the first after one period. It never completes; the count wraps around.
  ///
  ///     interval(2)   --0-1-2-…
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
