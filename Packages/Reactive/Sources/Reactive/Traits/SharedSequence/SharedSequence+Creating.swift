extension SharedSequence {
  /// Creates a sequence that emits one element in an action of the strategy's scheduler, and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverJust)
  @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element).subscribe(on: SharingStrategy.mainScheduler))
  }

  /// Creates a sequence that completes without an element, in an action of the strategy's scheduler.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverEmpty)
  @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty().subscribe(on: SharingStrategy.mainScheduler))
  }

  /// Creates a sequence that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverNever)
  @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// Creates a sequence that calls `observableFactory` for each connection and mirrors the sequence that it returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverDeferred)
  @inlinable public static func deferred(
    _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred(unisolated { observableFactory().asObservable() }))
  }

  /// Creates a sequence that emits the given elements, each in an action of the strategy's scheduler, and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverOf)
  ///
  /// Every subscriber receives all elements.
  @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    from(elements)
  }

  /// Creates a sequence that emits the elements of an array, each in an action of the strategy's scheduler, and
  /// completes. Every subscriber receives all elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverFrom)
  @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.mainScheduler))
  }

  /// Creates a sequence that emits the elements of a Swift sequence, each in an action of the strategy's scheduler, and
  /// completes. Every subscriber receives all elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverFrom)
  @inlinable public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.mainScheduler))
  }

  /// Creates a sequence that emits the element unless it is `nil`, and then completes. Each event is sent in an action
  /// of the strategy's scheduler.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverFrom)
  @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.mainScheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Creates a sequence that emits the numbers 0, 1, 2, …, one every `period`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverInterval)
  @inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.mainScheduler))
  }

  /// Creates a sequence that emits 0 after `dueTime`, then 1, 2, … every `period`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverTimer)
  @inlinable public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.mainScheduler))
  }
}
