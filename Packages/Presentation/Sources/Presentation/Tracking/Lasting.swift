public import Dispatch
public import Reactive

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy, Element == Bool {
  /// True only once it has been true for a time, false at once: for a spinner that does not flash when the answer is quick.
  ///
  /// - Parameters:
  ///   - time: How long it must last.
  ///   - scheduler: Whose time it is.
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
