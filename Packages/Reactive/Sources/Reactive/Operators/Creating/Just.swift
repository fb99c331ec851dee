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

/// What `just` returns; known to be one, so that operators that start it for every element need not subscribe to it.
@usableFromInline final class Just<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline let element: Element

  @inlinable init(_ element: Element) { self.element = element }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable {
    sink.next(element)
    sink.stop(.completed)
    return Disposables.create()
  }
}
