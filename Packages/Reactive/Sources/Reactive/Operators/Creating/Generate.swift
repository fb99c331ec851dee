extension ObservableType {
  /// Creates an observable that emits a series of states, each computed from the previous one, as long as `condition`
  /// returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Generate)
  ///
  ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })   1-2-4-8-|
  ///
  /// Each state is emitted in an action of `scheduler`. `iterate` is called immediately before its result is needed. An
  /// error that either closure throws terminates the sequence.
  ///
  /// Disposing of the subscription stops the sequence.
  @available(swift, introduced: 6) @inlinable
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let subscription = sink.subscription
      let sent = Confined<Element?>(nil)
      return SynchronousSource.run(on: scheduler) { mayGoOn in
        var state = sent.value
        defer { sent.value = state }
        do {
          repeat {
            guard subscription.isActive else { return false }
            let next = if let state { try iterate(state) } else { initialState }
            guard try condition(next) else {
              sink.stop(.completed)
              return false
            }
            state = next
            sink.next(next)
          } while mayGoOn()
        } catch {
          sink.fail(error)
          return false
        }
        return true
      }
    }
  }
}
