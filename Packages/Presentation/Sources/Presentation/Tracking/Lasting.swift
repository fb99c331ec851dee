public import Dispatch
public import Reactive

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy, Element == Bool {
  /// Returns a driver that emits `true` only after the value has been `true` for some time, and `false` immediately.
  /// Use it for a spinner that does not flash when a response is quick.
  ///
  /// - Parameters:
  ///   - time: The time for which the value must remain `true`.
  ///   - scheduler: The scheduler that measures the time.
  public func lasting(
    _ time: RxTimeInterval = .milliseconds(150), scheduler: any SchedulerType = MainScheduler.instance
  ) -> Driver<Bool> {
    asObservable()
      .distinctUntilChanged()
      .flatMapLatest { isTrue -> Observable<Bool> in
        isTrue ? Observable<Int>.timer(time, scheduler: scheduler).map { _ in true } : .just(false)
      }
      .startWith(false)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: false)
  }
}
