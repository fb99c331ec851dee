public import Posts
public import Presentation
public import Reactive

/// The view model of the search for people, hashtags and posts on Mastodon, which searches as the user types.
@MainActor public protocol TimelineSearchViewModel: ListViewModel where Row == SearchResult, Intent == TimelineIntent {
  /// A Boolean value that indicates whether a user is logged in. Most servers search posts only for logged-in users.
  var searchesPosts: Bool { get }

  /// The actions of the user on posts and people.
  var actions: ActionInput { get }

  /// Emits the text that the user has typed. The search starts half a second after the last change.
  var type: PublishRelay<String> { get }

  /// Emits the text to search for.
  var text: Driver<String> { get }
}
