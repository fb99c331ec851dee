extension PrimitiveSequence {
  /// Returns a sequence that delivers every event in an action of `scheduler`. See ``ObservableType/observe(on:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleObserveOn)
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Returns a sequence that delivers every event in an action of `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Returns a sequence that subscribes to this sequence in an action of `scheduler`. See
  /// ``ObservableType/subscribe(on:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleSubscribeOn)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Returns a sequence that subscribes to this sequence in an action of `scheduler`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }

  /// Returns a sequence that emits the element and the completion after a delay of `dueTime`, and an error immediately.
  /// See ``ObservableType/delay(_:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDelay)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Returns a sequence that subscribes to this sequence after `dueTime`. See
  /// ``ObservableType/delaySubscription(_:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDelaySubscription)
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Returns a sequence that fails with `RxError.timeout` if there is no event within `dueTime`. See
  /// ``ObservableType/timeout(_:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleTimeout)
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Returns a sequence that continues with `other` if there is no event within `dueTime`. See
  /// ``ObservableType/timeout(_:other:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleTimeoutOther)
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
