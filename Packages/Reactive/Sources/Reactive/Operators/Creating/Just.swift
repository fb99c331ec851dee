extension ObservableType {
  /// A sequence of one element, sent while subscribing.
  ///
  ///     just(1)   1|
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// A sequence of one element, sent in one action of `scheduler`; the completion follows in another.
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
  /// The sequence as what `just` returned, if it is that. By its very class: to cast it would be a call of the runtime.
  @inlinable @inline(__always) final var just: Just<Element>? {
    type(of: self) == Just<Element>.self ? unsafeDowncast(self, to: Just<Element>.self) : nil
  }
}

/// What `just` returns; known to be one, so that operators that start it for every element need not subscribe to it.
@usableFromInline final class Just<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let element: Element

  @inlinable init(_ element: Element) { self.element = element }

  /// Gives the handlers of one subscriber all that there is. Over when it returns, so nobody could dispose of it before: it needs no
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

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable {
    sink.next(element)
    sink.stop(.completed)
    return Disposables.create()
  }
}
