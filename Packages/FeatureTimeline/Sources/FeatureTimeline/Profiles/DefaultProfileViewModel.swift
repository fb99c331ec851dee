import Posts
import Presentation
import Reactive

/// The default view model of a profile.
@MainActor final class DefaultProfileViewModel: ProfileViewModel {
  let name: String
  let input = ListInput()
  let open = PublishRelay<ProfileRow>()
  let showPosts = PublishRelay<Void>()
  let showThread = PublishRelay<Post>()
  let browse = PublishRelay<ProfileRow>()
  let state: Driver<ListState<ProfileRow>>
  let intents: Signal<TimelineIntent>

  init(_ name: String, _ server: TimelineServer, clock: any SchedulerType) {
    self.name = name
    let pager = Pager(whole: server.profile(of: name).map(\.rows))
    state = pager.states(input).map { $0.list($0.items) }.distinctUntilChanged()
    let posts = TimelineIntent.timeline(.mastodonAccounts([name]))
    intents = Observable.merge(
      open.map { row in
        switch row {
        case .about: nil
        case .field(let field, _): field.url.map(TimelineIntent.web)
        case .posts: posts
        case .pinned(let post): .details(of: post)
        }
      },
      showPosts.map { posts }, showThread.map { .thread(of: $0, in: .mastodonHome) },
      browse.withLatestFrom(state.asObservable()) { ($0, $1.rows) }.map { row, rows in
        switch row {
        case .field(let field, _): field.url.map(TimelineIntent.web) ?? Self.page(of: rows)
        case .about, .posts: Self.page(of: rows)
        case .pinned(let post): post.url.map(TimelineIntent.web)
        }
      }
    ).withoutRepeatedPresses(clock)
  }

  /// Returns the intent to open the person's web page, or `nil` if the profile is not loaded or has no web page.
  nonisolated private static func page(of rows: [ProfileRow]) -> TimelineIntent? {
    guard case .about(let profile)? = rows.first else { return nil }
    return profile.person.url.map(TimelineIntent.web)
  }
}
