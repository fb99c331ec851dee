import Harness

@main
struct Main {
  static func main() async {
    await BenchmarkSuite(
      Benchmark.observers + [
        .subjectCreation, .behaviorRelay, .replaySubject, .disposeBag,
        .twelveStages, .twelveStagesCreation, .driverStages,
        .flatMap, .flatMapCreation, .flatMapLatest, .flatMapLatestCreation, .switchLatest, .concatMap,
        .flatMapOfElements,
        .combineLatestOfEight, .combineLatestOfEightCreation, .combineLatest, .zip, .merge, .withLatestFrom, .groupBy,
        .scan, .distinctUntilChanged, .share,
        .elements, .just, .singleCreate, .takeOne, .retry, .observeOn, .throttle,
      ],
      footprints: [.idleSubscription]
    ).main()
  }
}
