extension ObservableType {
  /// The elements of `array`, one per turn of `scheduler`, then the completion in a turn of its own.
  ///
  ///     from([1, 2])   1-2-|
  ///
  /// On the default scheduler the elements are sent while subscribing, unless the subscription is made within another one: then after it.
  @inlinable public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(sequence: array, scheduler)
  }

  /// The elements of `sequence`, one per turn of `scheduler`, then the completion. Each subscription makes an iterator of its own; it is
  /// asked for one element at a time, so that the sequence may be endless.
  @preconcurrency @inlinable
  public static func from<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    from(sequence: sequence, scheduler)
  }

  /// The element, if there is one, then the completion; sent while subscribing.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// The element, if there is one, in one action of `scheduler`; the completion in another.
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
        // The iterator stays in a local while the turns follow one another: one load and store per run, not per element.
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
