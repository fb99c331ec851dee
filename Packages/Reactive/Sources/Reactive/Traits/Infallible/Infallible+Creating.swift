extension Infallible {
  /// A closure that receives the events of an `Infallible`.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Creates a sequence from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCreate)
  ///
  /// Events after the completion are dropped. The disposable that the closure returns is disposed of once, when the
  /// sequence completes or the subscription is disposed of.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
  }

  /// Creates a sequence that emits the given elements, each in an action of `scheduler`, and completes. See
  /// ``ObservableType/of(_:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleOf)
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(elements, scheduler: scheduler))
  }

  /// Creates a sequence that emits the elements of an array, each in an action of `scheduler`, and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleFrom)
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// Creates a sequence that emits the elements of a Swift sequence, each in an action of `scheduler`, and completes.
  /// Each subscription creates an iterator.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleFrom)
  public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Creates a sequence that emits one element on subscription and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleJust)
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

  /// Creates a sequence that emits one element and completes. Each event is sent in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleJust)
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a sequence that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleNever)
  public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

  /// Creates a sequence that completes on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleEmpty)
  public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

  /// Creates a sequence that calls `observableFactory` for each subscription and mirrors the sequence that it returns.
  /// The closure must not throw: see ``InfallibleType/subscribe(_:file:line:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleDeferred)
  @available(swift, introduced: 6)
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferred { try observableFactory().source })
  }
}
