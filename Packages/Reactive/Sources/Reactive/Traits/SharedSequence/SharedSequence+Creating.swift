extension SharedSequence {
  /// A sequence of one element.
  @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that completes at once.
  @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that sends nothing, ever.
  @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// A sequence that `observableFactory` makes anew for each run.
  @preconcurrency
  @inlinable public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  /// The given elements, one per turn of the strategy's scheduler.
  @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    from(elements)
  }

  /// The elements of `array`, one per turn of the strategy's scheduler.
  @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// The elements of `sequence`, one per turn of the strategy's scheduler.
  @inlinable public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// The element, if there is one, then the completion, each in a turn of the strategy's scheduler.
  @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// 0, 1, 2 … every `period`.
  @inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// 0 after `dueTime`, then 1, 2 … every `period`.
  @inlinable public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
