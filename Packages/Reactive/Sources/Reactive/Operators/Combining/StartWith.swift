extension ObservableType {
  /// Returns an observable that emits the given elements before those of the source.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-StartWith)
  ///
  ///     source         --1--|
  ///     startWith(0)   0-1--|
  ///
  /// The given elements are emitted on subscription, before the source is subscribed to.
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @inlinable @inline(never) public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWith(elements, asObservable()) { elements, sink in
      for element in elements where sink.subscription.isActive { sink.next(element) }
    }
  }
}

/// The observable that `startWith` returns. It is a separate type, so that the stack does not grow with the number of
/// nested `startWith` operators.
@usableFromInline final class StartWith<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable until it is released.
  @usableFromInline typealias Send = @Sendable ([Element], Sink<Element>) -> Void

  private let elements: [Element]
  /// The source, or `nil` while the observable is being released.
  private var source: Observable<Element>?
  /// The function that sends the elements. It captures nothing, and is created where the type of the elements is known.
  private let send: Send

  @usableFromInline init(_ elements: [Element], _ source: Observable<Element>, send: @escaping Send) {
    self.elements = elements
    self.source = source
    self.send = send
  }

  deinit {
    // Nested `startWith` sequences are released one by one, unless something else retains them.
    while isKnownUniquelyReferenced(&source), let nested = source as? StartWith<Element> {
      source = nested.source
      nested.source = nil
    }
  }

  @usableFromInline override var operatorName: String { "startWith" }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable {
    send(elements, sink)
    var source = source
    while let nested = source as? StartWith<Element> {
      nested.send(nested.elements, sink)
      source = nested.source
    }
    return source?.run(sink) ?? Disposables.create()
  }
}
