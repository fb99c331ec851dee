import Foundation
import Presentation
import Reactive

@MainActor final class DefaultSearchViewModel: DefaultHubListViewModel, SearchViewModel {
  let type = PublishRelay<String>()
  private let typed: BehaviorRelay<String>
  private let bag = DisposeBag()

  init(_ requests: HubRequests, text: String, suggestions: HubQuery<Repository>?) {
    let typed = BehaviorRelay(value: text)
    self.typed = typed
    let recent = RecentSearches(store: requests.dependencies.store, clock: requests.dependencies.scheduler)
    let first = Self.trimmed(text)
    let texts = typed.skip(1).map(Self.trimmed)
      .debounce(.milliseconds(500), scheduler: requests.dependencies.scheduler)
      .startWith(first).distinctUntilChanged().asDriver(onErrorDriveWith: .never())
    super.init(requests) { input in
      input.appear.asObservable().take(1).asDriver(onErrorDriveWith: .never())
        .flatMapLatest { texts }
        .flatMapLatest { text in
          MainActor.assumeIsolated {
            guard text.isEmpty else { return input.stateLoadedAtOnce(.search(text), requests) }
            let searches = recent.states.asDriver(onErrorJustReturn: .failed(.storage))
            guard let suggestions else { return searches }
            return .combineLatest(searches, input.stateLoadedAtOnce(suggestions, requests)) { $1.below($0) }
          }
        }
        .startWith(.loading)
        .distinctUntilChanged()
    }
    type.bind(to: typed).disposed(by: bag)
    intents.asSignal().asObservable().filter { if case .repository = $0 { true } else { false } }
      .withLatestFrom(typed.asObservable()).map(Self.trimmed).filter { !$0.isEmpty }
      .subscribe(onNext: { recent.add($0) }).disposed(by: bag)
  }

  var text: Driver<String> { typed.asDriver() }
  var pause: Driver<Int?> { requests.pause.asDriver().distinctUntilChanged() }

  nonisolated private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension ListState<HubRow> {
  /// Returns the state with the rows of another list above its own. While this list has none, those rows are all.
  fileprivate func below(_ other: ListState) -> ListState {
    guard case .content(let first) = other else { return self }
    guard case .content(var content) = self else { return other }
    content.rows = first.rows + content.rows
    return .content(content)
  }
}
