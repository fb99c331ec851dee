extension ObservableType {
  /// Returns an observable that calls the given closures when the source's events occur.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Do)
  ///
  ///     source   --1--|      onNext(1), then 1, then afterNext(1); onCompleted, then |, then afterCompleted
  ///
  /// The closures named `on…` are called before the event is forwarded, and those named `after…` afterward.
  /// `onSubscribe` is called before the source is subscribed to, `onSubscribed` when the source has been subscribed to,
  /// and `onDispose` when it has been disposed of. An error that a closure throws terminates the sequence; errors that
  /// `afterError` and `afterCompleted` throw are ignored.
  @available(swift, introduced: 6)
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      onSubscribe?()
      // The subscriber disposes of the chain as soon as it receives the terminal event, so the source is disposed of
      // before that.
      let after = SerialDisposable()
      let upstream = SingleAssignmentDisposable()
      let running = source.run(
        Sink(
          sink.subscription,
          next: { element in
            do {
              try onNext?(element)
              sink.next(element)
              try afterNext?(element)
            } catch { sink.fail(error) }
          },
          stop: { termination in
            guard sink.subscription.isActive else { return }
            do {
              switch termination {
              case .completed: try onCompleted?()
              case .error(let error): try onError?(error)
              }
            } catch { return sink.fail(error) }
            let ended = Disposables.create(with: {
              switch termination {
              case .completed: try? afterCompleted?()
              case .error(let error): try? afterError?(error)
              }
            })
            after.disposable = ended
            sink.stop(termination)
            ended.dispose()
          }))
      upstream.setDisposable(running)
      if !sink.subscription.isActive { upstream.dispose() }
      onSubscribed?()
      return Disposables.create([after, upstream] + (onDispose.map { [Disposables.create(with: $0)] } ?? []))
    }
  }
}
