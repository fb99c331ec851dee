import Foundation

extension Mastodon {
  func status(_ request: Request) -> Response {
    post(of: request).map { .json(entity($0, at: request.date)) } ?? Self.notFound
  }

  /// Responds with the ancestors of a post, starting with the first post of the thread, and its descendants, each after
  /// the post that it replies to.
  func context(_ request: Request) -> Response {
    guard let post = post(of: request) else { return Self.notFound }
    var ancestors: [Post] = []
    while let parent = (ancestors.last ?? post).repliedTo.flatMap({ posts[$0] }) { ancestors.append(parent) }
    func list(_ posts: [Post]) -> JSON { .array(posts.map { entity($0, at: request.date) }) }
    return .json(["ancestors": list(ancestors.reversed()), "descendants": list(replies(to: post))])
  }

  /// Responds with the versions of a post, oldest first.
  func history(_ request: Request) -> Response {
    guard let post = post(of: request) else { return Self.notFound }
    func version(_ pieces: [Piece], _ milliseconds: Int, _ warning: String? = nil) -> JSON {
      [
        "content": .string(Piece.html(pieces)), "spoiler_text": .string(warning ?? post.warning),
        "sensitive": .bool(!post.warning.isEmpty),
        "created_at": .string(Date(milliseconds: milliseconds).iso8601Milliseconds),
        "account": Self.entity(post.author, at: request.date), "poll": nil, "media_attachments": [], "emojis": [],
      ]
    }
    if let written = post.written {
      let versions = (written.versions ?? []).map { version([.text($0.text)], $0.milliseconds, $0.warning) }
      return .json(.array(versions + [version(post.pieces, post.edited ?? post.milliseconds)]))
    }
    guard let edited = post.edited, let unedited = Phrases.unedited(post.pieces) else {
      return .json([version(post.pieces, post.milliseconds)])
    }
    return .json([version(unedited, post.milliseconds), version(post.pieces, edited)])
  }

  func post(of request: Request) -> Post? {
    request.parameters["id"].flatMap(Int.init).flatMap(PostIdentifiers.mastodon.index).flatMap { posts[$0] }
      .flatMap { isVisible($0, to: request) ? $0 : nil }
  }

  private func replies(to post: Post) -> [Post] {
    directReplies(to: post).flatMap { [$0] + replies(to: $0) }
  }

  /// Returns the posts that reply to a post itself, the oldest first.
  func directReplies(to post: Post) -> [Post] {
    let range = Post.replies(to: post.index)
    return posts.oldest(in: range, limit: range.count) { $0.repliedTo == post.index }.reversed()
      + posts.written(inReplyTo: post.index).filter { !range.contains($0.index) }
  }

  /// Returns the fields of a reply: the post that it replies to, and the mention of its author.
  func replyFields(of post: Post) -> [String: JSON] {
    guard let parent = post.repliedTo.flatMap({ posts[$0] }) else {
      return ["in_reply_to_id": nil, "in_reply_to_account_id": nil, "mentions": []]
    }
    let id = String(Self.accountID(of: parent.author))
    let mention: JSON = [
      "id": .string(id), "username": .string(parent.author.handle), "acct": .string(parent.author.acct),
      "url": .string("https://mastodon.example/@\(parent.author.acct)"),
    ]
    return [
      "in_reply_to_id": .string(String(PostIdentifiers.mastodon.id(of: parent.index))),
      "in_reply_to_account_id": .string(id), "mentions": [mention],
    ]
  }
}
