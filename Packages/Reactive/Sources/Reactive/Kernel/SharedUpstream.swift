import Synchronization

/// The upstream of an operator that emits sequences (`groupBy`, `window`).
///
/// It is disposed of when the subscriptions to the operator and to all of those sequences have ended.
@usableFromInline final class SharedUpstream: Sendable {
  @usableFromInline let subscription = Subscription()
  private let holders = Atomic(1)
  private let companion: any Disposable

  /// Creates an upstream that the operator's subscriber holds.
  ///
  /// - Parameter companion: A disposable that is disposed of with the upstream.
  @usableFromInline init(with companion: any Disposable = Disposables.create()) { self.companion = companion }

  /// Returns a sequence that emits the events of `subject`. Each subscription to the sequence keeps the upstream alive.
  @usableFromInline func part<Element: Sendable>(
    _ subject: PublishSubject<Element>, named name: StaticString
  ) -> Observable<Element> {
    Producer(named: name) { sink in
      // The upstream has been disposed of, but a terminated subject still delivers its termination.
      guard self.hold() else { return subject.run(sink) }
      return Disposables.create(subject.run(sink), Disposables.create(with: { self.release() }))
    }
  }

  /// Releases one hold. The operator's subscriber and each subscriber to a sequence from `part(_:named:)` call this
  /// method once.
  @usableFromInline func release() {
    if holders.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { dispose() }
  }

  @usableFromInline func dispose() {
    subscription.dispose()
    companion.dispose()
  }

  private func hold() -> Bool {
    var count = holders.load(ordering: .acquiring)
    while count > 0 {
      let (exchanged, found) = holders.compareExchange(
        expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      count = found
    }
    return false
  }
}
