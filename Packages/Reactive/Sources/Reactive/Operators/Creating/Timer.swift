extension ObservableType where Element: FixedWidthInteger {
  /// Creates an observable that emits 0 after `dueTime`, and then completes or, with a `period`, continues with 1, 2, …
  /// every `period`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Timer)
  ///
  ///     timer(3)              ---0|
  ///     timer(3, period: 1)   ---0-1-2-…
  ///
  /// If `dueTime` is not positive, the first element is emitted as soon as possible, but never during the subscription.
  /// Ticks do not overlap, and none is dropped.
  ///
  /// The sequence never fails. Disposing of the subscription cancels the timer.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    if let period { return ticks(startAfter: dueTime, period, scheduler, named: "timer") }
    return Producer { sink in
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        sink.next(0)
        sink.stop(.completed)
        return Disposables.create()
      }
    }
  }

  static func ticks(
    startAfter dueTime: RxTimeInterval, _ period: RxTimeInterval, _ scheduler: any SchedulerType,
    named name: StaticString
  ) -> Observable<Element> {
    Producer(named: name) { sink in
      scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { tick in
        if sink.subscription.isActive { sink.next(tick) }
        return tick &+ 1
      }
    }
  }
}
