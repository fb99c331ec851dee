public import Foundation
import Mastodon
public import Posts
public import Presentation

/// A result of the search: a person, a hashtag or a post.
public enum SearchResult: ListItemViewModel, Hashable {
  /// A person.
  case person(Person)
  /// A hashtag.
  case tag(SearchTag)
  /// A post.
  case post(Post)

  /// The identity of a result.
  public enum ID: Sendable, Hashable {
    /// A person, by their ID on the server.
    case person(String)
    /// A hashtag, by its name.
    case tag(String)
    /// A post.
    case post(PostID)
  }

  /// The identity of the result.
  public var id: ID {
    switch self {
    case .person(let person): .person(person.id)
    case .tag(let tag): .tag(tag.name)
    case .post(let post): .post(post.id)
    }
  }

  /// Returns the result with the changes of the user's actions, or `nil` for a deleted post.
  func with(_ changes: ActionChanges) -> SearchResult? {
    guard case .post(let post) = self else { return self }
    return changes.hasDeleted(post) ? nil : .post(changes.applied(to: post))
  }

  /// The person, or the author of the post. `nil` for a hashtag.
  public var author: Person? {
    switch self {
    case .person(let person): person
    case .tag: nil
    case .post(let post): post.author
    }
  }

  /// The post, or `nil` for other results.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }
}

/// A hashtag that a search has found.
public struct SearchTag: Sendable, Hashable, Encodable {
  /// The name without the #. Untrusted: sanitize it before display.
  public let name: String
  /// The URL of the page with the posts that have the hashtag, or `nil` if the server does not send a valid one.
  public let url: URL?
}

extension [SearchResult] {
  /// Creates the results: the people, then the hashtags, then the posts, without duplicates and without posts that
  /// filters of the user hide.
  init(_ results: SearchResults) {
    var seen: Set<SearchResult.ID> = []
    let all =
      results.accounts.map { .person(Person($0)) } + results.tags.map { .tag(SearchTag(name: $0.name, url: $0.url)) }
      + results.statuses.map { Post($0, in: .public) }.filter { !$0.isHidden }.map(SearchResult.post)
    self = all.filter { seen.insert($0.id).inserted }
  }
}
