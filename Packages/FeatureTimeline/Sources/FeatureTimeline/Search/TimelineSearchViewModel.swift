public import Posts
public import Presentation
public import Reactive

/// The view model of the search for people, hashtags and posts on Mastodon, which searches as the user types.
@MainActor public protocol TimelineSearchViewModel: ListViewModel where Row == SearchResult, Intent == TimelineIntent {
  /// A Boolean value that indicates whether a user is logged in. Most servers search posts only for logged-in users.
  var searchesPosts: Bool { get }

  /// Emits the text that the user has typed. The search starts half a second after the last change.
  var type: PublishRelay<String> { get }

  /// Emits the result that the user opens.
  var open: PublishRelay<SearchResult> { get }

  /// Emits the person whose posts the user opens, or the post whose author's posts the user opens. The event is ignored
  /// for a hashtag.
  var showAuthor: PublishRelay<SearchResult> { get }

  /// Emits the post whose thread the user opens.
  var showThread: PublishRelay<Post> { get }

  /// Emits the result whose web page the user opens. The event is ignored if the result has no page.
  var browse: PublishRelay<SearchResult> { get }

  /// Emits the text to search for.
  var text: Driver<String> { get }
}
