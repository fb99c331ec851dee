import Foundation
import Networking
public import Posts
import Presentation
import Reactive

@MainActor extension IntentRelay<TimelineIntent> {
  /// Emits the intents of the editors that the user opens.
  func open(_ actions: ActionInput, until bag: DisposeBag) {
    actions.editor.emit(onNext: { [self] editor in
      // The user has answered a question before a post is written again.
      if case .redraft = editor { preview(.editor(editor)) } else { accept(.editor(editor)) }
    }).disposed(by: bag)
  }
}

extension TimelineIntent {
  /// Returns the intent to show the profile of a person or, if the API of the server has no profiles, their posts.
  /// Returns `nil` if the username is unknown.
  public static func profile(of person: Person, in source: TimelineSource = .mastodonHome) -> TimelineIntent? {
    source.timeline(of: person).map { $0.profile.map(TimelineIntent.profile) ?? .timeline($0) }
  }

  /// Returns the intent to show a post on Mastodon that was found outside a timeline, as one of its author's posts, or
  /// `nil` if the author's username is unknown.
  public static func details(of post: Post) -> TimelineIntent? {
    TimelineSource.mastodonHome.timeline(of: post.author).map { .post(post.id, in: $0) }
  }

  /// Returns the intent to show the thread of a post, or `nil` if the API of the server has no threads.
  public static func thread(of post: Post, in source: TimelineSource) -> TimelineIntent? {
    source.api == .mastodon ? .thread(post.original ?? post.id) : nil
  }

  /// Returns the intent to open the web page of a post, or `nil` if the post has none.
  public static func page(of post: Post) -> TimelineIntent? { post.url.map(web) }

  /// Returns the intent to show the people who favorited a post on Mastodon.
  public static func favorites(of post: Post) -> TimelineIntent {
    .people(of: .favorites(of: post.original ?? post.id))
  }

  /// Returns the intent to show the people who boosted a post on Mastodon.
  public static func boosts(of post: Post) -> TimelineIntent { .people(of: .boosts(of: post.original ?? post.id)) }

  /// Returns the intent to open a person of a list: their posts if the list belongs to a timeline, or else their profile.
  /// `nil` if the username is unknown.
  public static func open(_ person: Person, in source: PeopleSource) -> TimelineIntent? {
    if case .timeline(let timeline) = source { return timeline.timeline(of: person).map(TimelineIntent.timeline) }
    return profile(of: person)
  }

  /// Returns the intent to open the web page of a person, or `nil` if the person has none.
  public static func page(of person: Person) -> TimelineIntent? { person.url.map(web) }

  /// Returns the intent to open the web page whose address is a text, or `nil` if the text is no address.
  public static func page(at text: String) -> TimelineIntent? {
    URL(web: text.trimmingCharacters(in: .whitespaces)).map(web)
  }
}

extension ProfileRow {
  /// The intent of opening the row: the account to which the person has moved, a pinned post, all posts, or the page of a link
  /// or a field. `nil` if there is no destination.
  ///
  /// - Parameter name: The username of the profile.
  public func destination(of name: String) -> TimelineIntent? {
    switch self {
    case .about(let profile): profile.person.movedTo.map(TimelineIntent.profile)
    case .link(let link, _): .link(link.url)
    case .field(let field, _): field.url.map(TimelineIntent.link)
    case .posts: .timeline(.mastodonAccounts([name]))
    case .followers: .people(of: .followers(of: name))
    case .following: .people(of: .following(of: name))
    case .pinned(let post): .details(of: post)
    }
  }

  /// The intent to open the web page of a link, a field or a pinned post. `nil` for other rows, and if there is no page.
  public var page: TimelineIntent? {
    switch self {
    case .about(let profile): .page(of: profile.person)
    case .link(let link, _): .web(link.url)
    case .field(let field, _): field.url.map(TimelineIntent.web)
    case .posts, .followers, .following: nil
    case .pinned(let post): .page(of: post)
    }
  }
}

extension SearchResult {
  /// The intent of opening the result. `nil` if the username of a person or of an author is unknown.
  public var destination: TimelineIntent? {
    switch self {
    case .person(let person): .profile(of: person)
    case .tag(let tag): .timeline(.mastodonTag(tag.name))
    case .post(let post): .details(of: post)
    }
  }

  /// The intent to show the profile of the person or of the post's author. `nil` for a hashtag.
  public var profile: TimelineIntent? {
    switch self {
    case .person(let person): .profile(of: person)
    case .tag: nil
    case .post(let post): .profile(of: post.author)
    }
  }

  /// The intent to open the web page of the result, or `nil` if it has none.
  public var page: TimelineIntent? {
    switch self {
    case .person(let person): .page(of: person)
    case .tag(let tag): tag.url.map(TimelineIntent.web)
    case .post(let post): .page(of: post)
    }
  }
}
