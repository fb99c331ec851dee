import Harness

@main
struct Main {
  static func main() async {
    let benchmarks =
      withoutAllocation.map(\.guaranteeingNoAllocation) + others + Benchmark.growth + Benchmark.posts
      + Benchmark.languageModes
    await BenchmarkSuite(benchmarks, footprints: [.idleSubscription] + Footprint.created).main()
  }

  /// The benchmarks that must not allocate for an event: subject, relay, `map`, `filter`, `scan`,
  /// `distinctUntilChanged`, `combineLatest`, `merge`, `withLatestFrom`.
  private static let withoutAllocation =
    Benchmark.observers + [
      .behaviorRelay, .twelveStages, .scan, .distinctUntilChanged,
      .combineLatest, .combineLatestOfEight, .merge, .withLatestFrom,
    ]

  private static let others: [Benchmark] = [
    .subjectCreation, .replaySubject, .disposeBag,
    .twelveStagesCreation, .driverStages,
    .flatMap, .flatMapCreation, .flatMapLatest, .flatMapLatestCreation, .switchLatest, .switchLatestOfJust, .concatMap,
    .flatMapOfElements,
    .combineLatestOfEightCreation, .combineLatestOfEightSubjectsCreation, .zip, .groupBy, .share,
    .elements, .just, .singleCreate, .takeOne, .retry, .observeOn, .throttle,
  ]
}
