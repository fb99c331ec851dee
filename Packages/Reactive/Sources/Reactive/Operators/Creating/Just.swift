extension ObservableType {
  /// A sequence of one element, sent while subscribing.
  ///
  ///     just(1)   1|
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Producer { sink in
      sink.next(element)
      sink.stop(.completed)
      return Disposables.create()
    }
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
