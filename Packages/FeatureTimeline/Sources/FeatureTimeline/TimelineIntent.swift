public import Foundation
public import Posts

/// The intents of the feature's screens. Each case names what the user opens; the app decides how to show it.
public indirect enum TimelineIntent: Hashable, Sendable {
  /// The posts of a source.
  case timeline(TimelineSource)
  /// The sources from which the user can choose.
  case sources
  /// The posts of a source that the user has chosen, instead of those of the current source.
  case chosen(TimelineSource)
  /// A list of people.
  case people(of: PeopleSource)
  /// A single post with its full text.
  case post(PostID, in: TimelineSource)
  /// What another intent opens, beside the list and without opening it. `nil` for a row that opens nothing.
  case preview(TimelineIntent?)
  /// The thread of a post: the posts that it replies to, the post, and the replies to it.
  case thread(PostID)
  /// An editor for a post on Mastodon.
  case editor(PostEditor)
  /// The profile of a person on Mastodon, by the username without the @.
  case profile(String)
  /// The search for people, hashtags and posts on Mastodon.
  case search
  /// What the address that the user searched for names, instead of the search.
  case found(TimelineIntent)
  /// A page that a text links to, which opens in the app if the app shows it. The URL comes from a server and has the
  /// scheme `http` or `https`.
  case link(URL)
  /// A web page, in the browser. The URL comes from a server and has the scheme `http` or `https`.
  case web(URL)
  /// The form to log in to the server of a source.
  case logIn(at: TimelineSource.API)
}
