import Presentation
import Reactive

/// The default view model of the sources. Sources that need no request, and the one that the user last chose, are
/// available immediately.
@MainActor final class DefaultSourcesViewModel: SourcesViewModel {
  let input = ListInput()
  let choose = PublishRelay<TimelineChoice>()
  let state: Driver<ListState<TimelineChoice>>
  let intents: IntentRelay<TimelineIntent>
  let current: TimelineSource?
  private let bag = DisposeBag()

  init(_ choices: TimelineChoices, clock: any SchedulerType) {
    // allow(no-dropped-errors): without the stored choice, the list marks none
    current = try? choices.first()
    // A hashtag or an account that the user entered is not among those that the server offers.
    // allow(no-dropped-errors): without the stored choice, the list has those of the server
    let last = try? choices.last()
    let fixed = ListContent(rows: choices.fixed.including(last), header: .refreshing, footer: .endReached)
    state = Observable.merge(input.appear.asObservable().take(1), input.refresh.asObservable())
      .flatMapLatest { _ in
        choices.load().map { ListContent(rows: $0.including(last), footer: .endReached) }.asObservable().startWith(
          fixed)
      }
      .startWith(fixed)
      .map(ListState.content)
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
    choose.subscribe(onNext: { [intents] choice in
      guard case .source(let source, let title) = choice else { return }
      // allow(no-dropped-errors): a choice that cannot be stored still leads to its timeline
      try? choices.choose(source, title: title)
      intents.accept(.chosen(source))
    })
    .disposed(by: bag)
  }
}

extension [TimelineChoice] {
  /// Returns these choices, with `choice` appended unless it is `nil` or one of them.
  fileprivate func including(_ choice: TimelineChoice?) -> [TimelineChoice] {
    guard let choice, !contains(where: { $0.id == choice.id }) else { return self }
    return self + [choice]
  }
}
