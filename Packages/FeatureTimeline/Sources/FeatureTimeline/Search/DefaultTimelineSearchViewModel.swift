import Foundation
import Posts
import Presentation
import Reactive

/// The default view model of the search. Newer text cancels the request for the older text.
@MainActor final class DefaultTimelineSearchViewModel: TimelineSearchViewModel {
  let searchesPosts: Bool
  let input = ListInput()
  let type = PublishRelay<String>()
  let open = PublishRelay<SearchResult>()
  let showAuthor = PublishRelay<SearchResult>()
  let showThread = PublishRelay<Post>()
  let browse = PublishRelay<SearchResult>()
  let text: Driver<String>
  let state: Driver<ListState<SearchResult>>
  let intents: Signal<TimelineIntent>
  private let bag = DisposeBag()

  init(_ text: String, _ server: TimelineServer, clock: any SchedulerType) {
    searchesPosts = server.account != nil
    let typed = BehaviorRelay(value: text)
    type.bind(to: typed).disposed(by: bag)
    self.text = typed.asDriver()
    let texts = typed.skip(1).debounce(.milliseconds(500), scheduler: clock).startWith(text)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.distinctUntilChanged()
      .asDriver(onErrorDriveWith: .never())
    state = input.appear.asObservable().take(1).asDriver(onErrorDriveWith: .never())
      .flatMapLatest { texts }
      .flatMapLatest { [input] text in
        MainActor.assumeIsolated { text.isEmpty ? .just(.empty) : Self.results(of: text, server, input) }
      }
      .startWith(text.isEmpty ? .empty : .loading)
      .distinctUntilChanged()
    intents = Observable.merge(
      open.map { result in
        switch result {
        case .person(let person): person.username.isEmpty ? nil : .profile(person.username)
        case .tag(let tag): .timeline(.mastodonTag(tag.name))
        case .post(let post): .details(of: post)
        }
      },
      showAuthor.map { result in
        switch result {
        case .person(let person): .timeline(of: person)
        case .tag: nil
        case .post(let post): .timeline(of: post.author)
        }
      },
      showThread.map { .thread(of: $0, in: .mastodonHome) },
      browse.map { result in
        switch result {
        case .person(let person): person.url.map(TimelineIntent.web)
        case .tag(let tag): tag.url.map(TimelineIntent.web)
        case .post(let post): post.url.map(TimelineIntent.web)
        }
      }
    ).withoutRepeatedPresses(clock)
  }

  /// Returns a driver that emits the state of the results. It searches at once, and again when the user refreshes the
  /// list. A failure does not end the driver.
  private static func results(
    of text: String, _ server: TimelineServer, _ input: ListInput
  ) -> Driver<ListState<SearchResult>> {
    Pager(whole: server.results(of: text)).states(refresh: .merge(.just(()), input.refresh.asSignal())).map {
      $0.list($0.items)
    }
  }
}
