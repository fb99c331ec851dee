extension ObservableType {
  /// Creates an observable that emits the elements of an array and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-From)
  ///
  ///     from([1, 2])   1-2-|
  ///
  /// Each element is emitted in an action of `scheduler`, and so is the completion. On the default scheduler, these
  /// actions run during the subscription. If the subscription is made during another subscription, the actions run
  /// after the outer subscription has been set up.
  ///
  /// The sequence never fails. Disposing of the subscription stops it.
  @inlinable public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(sequence: array, scheduler)
  }

  /// Creates an observable that emits the elements of a Swift sequence and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-From)
  ///
  /// Each element is emitted in an action of `scheduler`, and so is the completion. Each subscription creates an
  /// iterator and takes one element at a time, so the sequence may be infinite.
  @preconcurrency @inlinable
  public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    from(sequence: sequence, scheduler)
  }

  /// Creates an observable that, on subscription, emits the element unless it is `nil`, and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-From)
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// Creates an observable that emits the element unless it is `nil`, and then completes. Each event is sent in an
  /// action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-From)
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    if let optional { return .just(optional, scheduler: scheduler) }
    return Producer { sink in
      scheduler.schedule(()) { _ in
        sink.stop(.completed)
        return Disposables.create()
      }
    }
  }

  @inlinable static func from<Sequence: Swift.Sequence & Sendable>(
    sequence: Sequence, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Sequence.Element == Element {
    Producer { sink in
      let subscription = sink.subscription
      let iterator = Confined(sequence.makeIterator())
      return SynchronousSource.run(on: scheduler) { mayGoOn in
        // The iterator stays in a local variable during consecutive turns, so that it is loaded and stored once per run
        // and not per element.
        var local = iterator.value
        defer { iterator.value = local }
        repeat {
          guard subscription.isActive else { return false }
          guard let element = local.next() else {
            sink.stop(.completed)
            return false
          }
          sink.next(element)
        } while mayGoOn()
        return true
      }
    }
  }
}
