import Harness

@main
struct Main {
  static func main() async {
    await BenchmarkSuite(withoutAllocation.map(\.promisingNoAllocation) + others, footprints: [.idleSubscription])
      .main()
  }

  /// The benchmarks that must not allocate for an event: subject, relay, `map`, `filter`, `scan`, `distinctUntilChanged`, `combineLatest`, `merge`,
  /// `withLatestFrom`.
  private static let withoutAllocation =
    Benchmark.observers + [
      .behaviorRelay, .twelveStages, .scan, .distinctUntilChanged,
      .combineLatest, .combineLatestOfEight, .merge, .withLatestFrom,
    ]

  private static let others: [Benchmark] = [
    .subjectCreation, .replaySubject, .disposeBag,
    .twelveStagesCreation, .driverStages,
    .flatMap, .flatMapCreation, .flatMapLatest, .flatMapLatestCreation, .switchLatest, .concatMap,
    .flatMapOfElements,
    .combineLatestOfEightCreation, .zip, .groupBy, .share,
    .elements, .just, .singleCreate, .takeOne, .retry, .observeOn, .throttle,
  ]
}
