import Foundation

extension Mastodon {
  /// Returns the fields of a post's attachments: images, a poll that is open for a day, and a quoted post.
  func attachmentFields(of post: Post, at date: Date) -> [String: JSON] {
    var fields: [String: JSON] = ["media_attachments": [], "poll": nil]
    for piece in post.pieces {
      switch piece {
      case .image(let description): fields["media_attachments"] = [image(of: post, description)]
      case .poll(let options): fields["poll"] = poll(of: post, options, at: date)
      case .quote(let distance):
        guard var quoted = posts[post.index - distance] else { continue }
        quoted.boosted = nil
        // A quoted post is sent without the one that it quotes itself.
        quoted.pieces.removeAll(where: \.isQuote)
        fields["quote"] = ["state": "accepted", "quoted_status": entity(quoted, at: date)]
      case .text, .code, .link, .tag, .mention, .lineBreak, .paragraph: continue
      }
    }
    return fields
  }

  private func image(of post: Post, _ description: String) -> JSON {
    let url = JSON.string("\(ImagesAPI.placeholder)photos/\(post.index).png")
    return [
      "id": .string(String(PostIdentifiers.mastodon.id(of: post.index))), "type": "image", "url": url,
      "preview_url": url,
      "remote_url": nil, "description": .string(description), "blurhash": nil,
      "meta": ["original": ["width": 240, "height": 120, "size": "240x120", "aspect": 2]],
    ]
  }

  private func poll(of post: Post, _ options: [String], at date: Date) -> JSON {
    let end = Date(milliseconds: post.milliseconds).addingTimeInterval(86_400)
    let votes = options.indices.map { (post.boosts + 1) * (options.count - $0) }
    let total = JSON.int(votes.reduce(0, +))
    return [
      "id": .string(String(PostIdentifiers.mastodon.id(of: post.index))),
      "expires_at": .string(end.iso8601Milliseconds),
      "expired": .bool(end <= date), "multiple": false, "votes_count": total, "voters_count": total, "voted": false,
      "own_votes": [], "emojis": [],
      "options": .array(zip(options, votes).map { ["title": .string($0), "votes_count": .int($1)] }),
    ]
  }
}
