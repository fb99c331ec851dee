import Synchronization

/// The upstream of an operator that hands out sequences of its own (`groupBy`, `window`).
///
/// It is disposed of when the operator's subscriber and everybody who subscribed to one of those sequences have left.
@usableFromInline final class SharedUpstream: Sendable {
  @usableFromInline let subscription = Subscription()
  private let holders = Atomic(1)
  private let companion: any Disposable

  /// - Parameter companion: Disposed of with the upstream.
  @usableFromInline init(with companion: any Disposable = Disposables.create()) { self.companion = companion }

  /// What `subject` sends; whoever listens holds the upstream.
  @usableFromInline func part<Element: Sendable>(_ subject: PublishSubject<Element>) -> Observable<Element> {
    Producer { sink in
      // Too late for the upstream, but not for the end of a subject that has ended.
      guard self.hold() else { return subject.run(sink) }
      return Disposables.create(subject.run(sink), Disposables.create(with: { self.release() }))
    }
  }

  /// Called once by each holder when it leaves, the operator's subscriber among them.
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
