extension ObservableType {
  /// Creates an observable that emits one element on subscription and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Just)
  ///
  ///     just(1)   1|
  ///
  /// The sequence never fails.
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// Creates an observable that emits one element and then completes. Each event is sent in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Just)
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      scheduler.schedule(element) { element in
        sink.next(element)
        return scheduler.schedule(()) { _ in
          sink.stop(.completed)
          return Disposables.create()
        }
      }
    }
  }
}

extension Observable {
  /// The sequence as a `Just`, or `nil` if it is not one. Compares the class itself, because a cast would be a call to
  /// the runtime.
  @inlinable @inline(__always) final var just: Just<Element>? {
    type(of: self) == Just<Element>.self ? unsafeDowncast(self, to: Just<Element>.self) : nil
  }
}

/// The observable that `just` returns. It is a separate type, so that operators such as `flatMap` can deliver the
/// element of an inner `just` without subscribing to it.
@usableFromInline final class Just<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let element: Element

  @inlinable init(_ element: Element) { self.element = element }

  /// Calls the closures of one subscriber with the element and the completion.
  ///
  /// When this method returns, the sequence has terminated. It cannot be disposed of earlier, so it needs no
  /// subscription.
  @inlinable func deliver(
    onNext: (@Sendable (Element) -> Void)?, onCompleted: (@Sendable () -> Void)?, onDisposed: (@Sendable () -> Void)?
  ) -> any Disposable {
    ForeignCode.willRun()
    Trampoline.perform {
      onNext?(element)
      onCompleted?()
      onDisposed?()
    }
    return Disposables.create()
  }

  @usableFromInline override var operatorName: String { "just" }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable {
    sink.next(element)
    sink.stop(.completed)
    return Disposables.create()
  }
}
