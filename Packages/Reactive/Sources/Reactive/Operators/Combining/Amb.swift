import Synchronization

extension ObservableType {
  /// Returns an observable that mirrors whichever of the two sequences emits an event first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Amb)
  ///
  ///     a     -----1--2--|
  ///     b     ---x--y-|
  ///     amb   ---x--y-|
  ///
  /// A completion or an error counts as an event, too. The subscription to the other sequence is disposed of.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Returns an observable that mirrors whichever of the sequences emits an event first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Amb)
  ///
  /// A completion or an error counts as an event, too. The sequences are subscribed to in order. If one of them emits
  /// during its subscription, those after it are not subscribed to. The subscriptions to the other sequences are
  /// disposed of. If there are no sequences, the observable never emits an event.
  @preconcurrency
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Producer { sink in
      let race = AmbSink(sink)
      for (index, source) in sources.enumerated() { race.start(source, index) }
      return race.group
    }
  }
}

private final class AmbSink<Element: Sendable>: Sendable {
  let group = SubscriptionGroup()
  private let sink: Sink<Element>
  private let winner = Atomic(AmbSink.undecided)

  private static var undecided: Int { -1 }

  init(_ sink: Sink<Element>) { self.sink = sink }

  func start(_ source: Observable<Element>, _ index: Int) {
    guard winner.load(ordering: .acquiring) == AmbSink.undecided, sink.subscription.isActive else { return }
    let subscription = group.add()
    // A winner that was decided before this source became a member has not disposed of it.
    guard winner.load(ordering: .acquiring) == AmbSink.undecided else { return group.remove(subscription) }
    source.start(
      Sink(
        subscription,
        next: { element in
          if subscription.isActive, self.isWinner(index, subscription), self.sink.subscription.isActive {
            self.sink.next(element)
          }
        },
        stop: { termination in
          guard subscription.stop(), self.isWinner(index, subscription) else { return }
          if self.sink.subscription.isActive { self.sink.stop(termination) }
          self.group.remove(subscription)
        }))
  }

  /// Returns whether the source at `index` is mirrored. The first source for which this method is called wins.
  private func isWinner(_ index: Int, _ subscription: GroupedSubscription) -> Bool {
    let (isFirst, found) = winner.compareExchange(
      expected: AmbSink.undecided, desired: index, ordering: .acquiringAndReleasing)
    if isFirst { group.keep(only: subscription) }
    return isFirst || found == index
  }
}
