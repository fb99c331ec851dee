import Posts

extension TimelineIntent {
  /// Returns the intent to show the posts of a person, or `nil` if the username is unknown.
  static func timeline(of person: Person, in source: TimelineSource) -> TimelineIntent? {
    source.timeline(of: person).map(TimelineIntent.timeline)
  }

  /// Returns the intent to show the posts of a person on Mastodon, or `nil` if the username is unknown.
  static func timeline(of person: Person) -> TimelineIntent? { timeline(of: person, in: .mastodonHome) }

  /// Returns the intent to show a post on Mastodon that was found outside a timeline, as one of its author's posts, or
  /// `nil` if the author's username is unknown.
  static func details(of post: Post) -> TimelineIntent? {
    TimelineSource.mastodonHome.timeline(of: post.author).map { .post(post.id, in: $0) }
  }

  /// Returns the intent to show the thread of a post, or `nil` if the API of the server has no threads.
  static func thread(of post: Post, in source: TimelineSource) -> TimelineIntent? {
    source.api == .mastodon ? .thread(post.original ?? post.id) : nil
  }
}
