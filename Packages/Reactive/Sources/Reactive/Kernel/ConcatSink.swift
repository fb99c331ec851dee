public import Synchronization

/// One run of an operator that subscribes to one sequence after another, such as `concat`, `catch` or `retry`.
///
/// If a sequence ends while it is being subscribed to, the loop that started it starts the next one, so the depth of
/// the stack does not depend on the number of sequences.
@usableFromInline package final class ConcatSink<Element: Sendable>: Disposable, @unchecked Sendable {
  // Invariant of @unchecked: `current` and `isDisposed` are accessed only while `lock` is held. `ended` is written when
  // the running sequence ends and read before the next one starts; `starts` orders the write before the read.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let following: @Sendable (Termination) throws -> Observable<Element>?
  @usableFromInline let starts = Atomic<Int>(0)
  @exclusivity(unchecked) @usableFromInline var ended = Termination.completed
  private let lock = BareLock()
  @exclusivity(unchecked) private var current: Subscription?
  @exclusivity(unchecked) private var isDisposed = false

  @inlinable init(
    _ sink: Sink<Element>, _ following: @escaping @Sendable (Termination) throws -> Observable<Element>?
  ) {
    self.sink = sink
    self.following = following
  }

  /// Subscribes to the sequences that `following` returns, one after another.
  ///
  /// `following` is first called with `.completed`, and then with the termination of each sequence. If `following`
  /// returns `nil`, the termination goes downstream.
  @inlinable package static func run(
    _ sink: Sink<Element>, _ following: @escaping @Sendable (Termination) throws -> Observable<Element>?
  ) -> any Disposable {
    let concat = ConcatSink(sink, following)
    concat.advance(after: .completed)
    return concat
  }

  @usableFromInline package func dispose() {
    let current = lock.withLock {
      isDisposed = true
      defer { self.current = nil }
      return self.current
    }
    current?.dispose()
  }

  @inlinable func advance(after termination: Termination) {
    ended = termination
    guard starts.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat { startNext() } while starts.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  @inlinable func startNext() {
    guard sink.subscription.isActive else { return }
    let termination = exchange(&ended, with: .completed)
    let next: Observable<Element>?
    do { next = try following(termination) } catch { return sink.fail(error) }
    guard let next else { return sink.stop(termination) }
    let inner = ConcatInnerSink(self)
    begin(inner)
    next.start(Sink(inner, next: { inner.receive($0) }, stop: { inner.finish($0) }))
  }

  /// Makes `inner` the current subscription, which `dispose()` disposes of. The previous subscription has already
  /// ended.
  @usableFromInline func begin(_ inner: Subscription) {
    // Keeps the previous subscription until the lock is released.
    var spare: Subscription? = inner
    let isTooLate = lock.withLock {
      if !isDisposed { swap(&current, &spare) }
      return isDisposed
    }
    withExtendedLifetime(spare) {}
    if isTooLate { inner.dispose() }
  }
}

/// The subscription to one of the sequences of a `ConcatSink`.
@usableFromInline final class ConcatInnerSink<Element: Sendable>: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored property is immutable and Sendable.
  @usableFromInline let concat: ConcatSink<Element>

  @inlinable init(_ concat: ConcatSink<Element>) {
    self.concat = concat
    super.init()
  }

  @inlinable func receive(_ element: Element) {
    if isActive, concat.sink.subscription.isActive { concat.sink.next(element) }
  }

  @inlinable func finish(_ termination: Termination) {
    guard stopAndDispose() else { return }
    concat.advance(after: termination)
  }
}
