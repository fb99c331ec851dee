extension ObservableType {
  /// The source, with the given closures called beside its events.
  ///
  /// `on…` run before the event goes on, `after…` after. `onSubscribe` runs before the source is subscribed to, `onSubscribed` after that
  /// call returned, `onDispose` once the source has been disposed of. An error that one throws ends the sequence.
  @preconcurrency
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
      let upstream = source.run(
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
            sink.stop(termination)
            // What was delivered cannot be changed any more: an error thrown here has nowhere to go.
            switch termination {
            case .completed: try? afterCompleted?()
            case .error(let error): try? afterError?(error)
            }
          }))
      onSubscribed?()
      guard let onDispose else { return upstream }
      return Disposables.create(upstream, Disposables.create(with: onDispose))
    }
  }
}
