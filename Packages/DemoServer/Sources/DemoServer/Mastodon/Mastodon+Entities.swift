import Foundation

extension Mastodon {
  static func accountID(of person: Person) -> Int { 109_000_000_000_000_000 + person.index }

  static func entity(_ person: Person, at date: Date) -> JSON {
    let profile = person.domain == nil ? "@\(person.handle)" : "@\(person.acct)"
    let avatar = ImagesAPI.avatar(of: person)
    let header = ImagesAPI.cover(of: person)
    return [
      "id": .string(String(accountID(of: person))), "username": .string(person.handle), "acct": .string(person.acct),
      "display_name": .string(person.name), "locked": .bool(person.isLocked), "bot": false, "discoverable": true,
      "group": false,
      "created_at": .string("2022-11-\(person.index < 5 ? "0" : "")\(5 + person.index)T00:00:00.000Z"),
      "note": .string(person.about.isEmpty ? "" : "<p>\(person.about.htmlEscaped)</p>"),
      "url": .string("https://mastodon.example/\(profile)"), "avatar": .string(avatar),
      "avatar_static": .string(avatar),
      "header": .string(header), "header_static": .string(header), "followers_count": .int(3 + 10 * person.index),
      "following_count": .int(7 * person.index), "statuses_count": .int(100 + person.index),
      "last_status_at": .string(String(date.iso8601.prefix(10))), "emojis": [], "fields": fields(of: person),
    ]
  }

  private static func fields(of person: Person) -> JSON {
    guard let website = person.website else { return [] }
    let html = Piece.html([.link(website)]).dropFirst(3).dropLast(4)
    return [["name": "Web", "value": .string(String(html)), "verified_at": nil]]
  }

  /// Returns a post as JSON. A boost has empty text and contains the boosted post.
  func entity(_ post: Post, at date: Date) -> JSON {
    let original = post.boosted.flatMap { posts[$0] }.map { original in
      var copy = original
      // A boost is never boosted. The first post's text is used instead.
      copy.boosted = nil
      return copy
    }
    let id = String(PostIdentifiers.mastodon.id(of: post.index))
    let author = post.author
    let status: JSON = [
      "id": .string(id), "created_at": .string(Date(milliseconds: post.milliseconds).iso8601Milliseconds),
      "sensitive": .bool(!post.warning.isEmpty),
      "spoiler_text": .string(original == nil ? post.warning : ""), "visibility": .string(post.visibility),
      "language": .string(original?.language ?? post.language),
      "uri": .string("https://mastodon.example/users/\(author.handle)/statuses/\(id)"),
      "url": .string("https://mastodon.example/@\(author.acct)/\(id)"),
      "replies_count": .int(directReplies(to: post).count), "reblogs_count": .int(post.boosts),
      "favourites_count": .int(post.favourites),
      "edited_at": .string(orNull: post.edited.map { Date(milliseconds: $0).iso8601Milliseconds }),
      "favourited": false, "reblogged": false,
      "muted": .bool(state.actions?.mutedConversations?.contains(post.index) == true), "bookmarked": false,
      "pinned": false,
      "content": .string(original == nil ? Piece.html(post.pieces) : ""),
      "reblog": original.map { entity($0, at: date) } ?? .null, "application": ["name": "Web", "website": nil],
      "account": Self.entity(author, at: date), "tags": .array(post.tags.map(Self.entity(tag:))),
      "emojis": .array(post.emoji.map(Self.entity(emoji:))),
      "card": nil,
    ]
    return status.merging(replyFields(of: post)).merging(reactionFields(of: post))
      .merging(original == nil ? attachmentFields(of: post, at: date) : ["media_attachments": [], "poll": nil])
  }

  private static func entity(emoji name: String) -> JSON {
    let url = JSON.string("\(ImagesAPI.placeholder)photos/\(name).png")
    return ["shortcode": .string(name), "url": url, "static_url": url, "visible_in_picker": true]
  }

  static func entity(_ list: PersonList) -> JSON {
    [
      "id": .string(String(list.id)), "title": .string(list.title),
      "replies_policy": .string(list.slug == "friends" ? "list" : "followed"), "exclusive": false,
    ]
  }
}
