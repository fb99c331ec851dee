import Presentation
import Reactive

/// The default view model of the sources. Sources that need no request are available immediately.
@MainActor final class DefaultSourcesViewModel: SourcesViewModel {
  let input = ListInput()
  let choose = PublishRelay<TimelineChoice>()
  let state: Driver<ListState<TimelineChoice>>
  let intents: Signal<TimelineIntent>

  init(_ choices: TimelineChoices, clock: any SchedulerType) {
    let fixed = ListContent(rows: choices.fixed, header: .refreshing, footer: .endReached)
    state = Observable.merge(input.appear.asObservable().take(1), input.refresh.asObservable())
      .flatMapLatest { _ in
        choices.load().map { ListContent(rows: $0, footer: .endReached) }.asObservable().startWith(fixed)
      }
      .startWith(fixed)
      .map(ListState.content)
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .distinctUntilChanged()
    intents = choose.map { choice in
      guard case .source(let source, _) = choice else { return nil }
      // A choice that cannot be stored still leads to its timeline.
      try? choices.choose(source)
      return .chosen(source)
    }
    .withoutRepeatedPresses(clock)
  }
}
