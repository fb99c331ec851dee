import Foundation
import Networking
import Posts
import Presentation
import Reactive

/// The default view model of the search. Newer text cancels the request for the older text.
@MainActor final class DefaultTimelineSearchViewModel: TimelineSearchViewModel {
  let searchesPosts: Bool
  let input = ListInput()
  let actions: ActionInput
  let type = PublishRelay<String>()
  let text: Driver<String>
  let state: Driver<ListState<SearchResult>>
  let intents: IntentRelay<TimelineIntent>
  private let bag = DisposeBag()

  init(_ text: String, _ server: TimelineServer, clock: any SchedulerType) {
    searchesPosts = server.account != nil
    let actions = ActionInput(server.actions)
    self.actions = actions
    let typed = BehaviorRelay(value: text)
    type.bind(to: typed).disposed(by: bag)
    self.text = typed.asDriver()
    let texts = typed.skip(1).debounce(.milliseconds(500), scheduler: clock).startWith(text)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.distinctUntilChanged()
      .asDriver(onErrorDriveWith: .never())
    state = input.appear.asObservable().take(1).asDriver(onErrorDriveWith: .never())
      .flatMapLatest { texts }
      .flatMapLatest { [input] text in
        MainActor.assumeIsolated { text.isEmpty ? .just(.empty) : Self.results(of: text, server, input, actions) }
      }
      .startWith(text.isEmpty ? .empty : .loading)
      .distinctUntilChanged()
    intents = IntentRelay(withoutRepeatedPresses: clock)
    intents.open(actions, until: bag)
    guard URL(web: text) != nil else { return }
    // A link leads to what the server found at its address.
    state.filter { $0 != .loading }.asObservable().take(1)
      .subscribe(onNext: { [intents] state in
        MainActor.assumeIsolated {
          guard state.rows.count == 1, let found = state.rows.first?.destination else { return }
          intents.accept(.found(found))
        }
      }).disposed(by: bag)
  }

  /// Returns a driver that emits the state of the results. It searches at once, and again when the user refreshes the
  /// list. A failure does not end the driver.
  private static func results(
    of text: String, _ server: TimelineServer, _ input: ListInput, _ actions: ActionInput
  ) -> Driver<ListState<SearchResult>> {
    let states = Pager(whole: server.results(of: text)).states(refresh: .merge(.just(()), input.refresh.asSignal()))
    return Driver.combineLatest(states, actions.changes.asDriver()) { state, changes in
      state.list(changes.applied(to: state.items) { $0.with($1) })
    }
  }
}
