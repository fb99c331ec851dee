import Synchronization

extension ObservableType {
  /// Whichever of the two sends an event first, also an end; the other is disposed of.
  ///
  ///     a     -----1--2--|
  ///     b     ---x--y-|
  ///     amb   ---x--y-|
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Whichever of the sources sends an event first, also an end; the others are disposed of. Sends nothing, ever, if there are none.
  ///
  /// They are subscribed to in order. Those that come after one that sends while it is being subscribed to are not subscribed to at all.
  @preconcurrency
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Producer { sink in
      let race = Race(sink)
      for (index, source) in sources.enumerated() { race.start(source, index) }
      return race.group
    }
  }
}

private final class Race<Element: Sendable>: Sendable {
  let group = SubscriptionGroup()
  private let sink: Sink<Element>
  private let winner = Atomic(Race.undecided)

  private static var undecided: Int { -1 }

  init(_ sink: Sink<Element>) { self.sink = sink }

  func start(_ source: Observable<Element>, _ index: Int) {
    guard winner.load(ordering: .acquiring) == Race.undecided, sink.subscription.isActive else { return }
    let subscription = group.add()
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

  /// Whether the source with `index` won; it does if nobody has.
  private func isWinner(_ index: Int, _ subscription: Subscription) -> Bool {
    let (isFirst, found) = winner.compareExchange(
      expected: Race.undecided, desired: index, ordering: .acquiringAndReleasing)
    if isFirst { group.keep(only: subscription) }
    return isFirst || found == index
  }
}
