/// The handler of elements at the end of a chain. An error is reported as unhandled.
///
/// It is separate from the subscription that the caller keeps, so that its captures are released when the run ends.
@usableFromInline class ElementHandler<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline final let subscription = Subscription()
  @usableFromInline final let onNext: (@Sendable (Element) -> Void)?
  @usableFromInline final let callStack: [String]
  @usableFromInline final let origin: Origin

  @inlinable init(onNext: (@Sendable (Element) -> Void)?, callStack: [String], at origin: Origin) {
    self.onNext = onNext
    self.callStack = callStack
    self.origin = origin
  }

  /// Subscribes to `source` and returns the subscription.
  @inlinable final func start(_ source: Observable<Element>) -> Subscription {
    source.start(Sink(subscription, next: { self.next($0) }, stop: { self.stop($0) }), at: origin)
    return subscription
  }

  @inlinable final func next(_ element: Element) {
    ForeignCode.willRun()
    if subscription.isActive { onNext?(element) }
  }

  @usableFromInline func stop(_ termination: Termination) {
    ForeignCode.willRun()
    subscription.end {
      if case .error(let error) = termination { Hooks.report(error, callStack, at: origin, of: subscription) }
    }
  }
}

/// The handlers of all events at the end of a chain.
@usableFromInline final class Handlers<Element: Sendable>: ElementHandler<Element>, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let onError: (@Sendable (any Error) -> Void)?
  @usableFromInline let onCompleted: (@Sendable () -> Void)?
  @usableFromInline let disposed: AnonymousDisposable?

  @inlinable init(
    onNext: (@Sendable (Element) -> Void)?,
    onError: (@Sendable (any Error) -> Void)?,
    onCompleted: (@Sendable () -> Void)?,
    onDisposed: (@Sendable () -> Void)?,
    at origin: Origin
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    if let onDisposed { disposed = AnonymousDisposable(onDisposed) } else { disposed = nil }
    super.init(onNext: onNext, callStack: onError == nil ? Hooks.captureCallStack() : [], at: origin)
  }

  /// Subscribes to `source` and returns the disposable for the caller.
  @inlinable func subscribe(to source: Observable<Element>) -> any Disposable {
    let subscription = start(source)
    if let disposed { return Disposables.create(subscription, disposed) }
    return subscription
  }

  @usableFromInline override func stop(_ termination: Termination) {
    ForeignCode.willRun()
    subscription.end {
      switch termination {
      case .completed: onCompleted?()
      case .error(let error):
        if let onError { onError(error) } else { Hooks.report(error, callStack, at: origin, of: subscription) }
      }
      disposed?.dispose()
    }
  }
}
