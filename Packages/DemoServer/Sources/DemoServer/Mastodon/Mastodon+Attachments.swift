import Foundation

extension Mastodon {
  /// Returns the fields of a post's attachments: files, a poll that is open for a day or has ended, and a quoted post.
  func attachmentFields(of post: Post, at date: Date) -> [String: JSON] {
    var files: [JSON] = []
    var fields: [String: JSON] = ["poll": nil]
    var card: JSON?
    for piece in post.pieces {
      switch piece {
      case .file(let kind, let description): files.append(file(kind, description, index: files.count, of: post))
      case .poll(let options): fields["poll"] = voted(poll(of: post, options, at: date), post)
      case .closedPoll(let options): fields["poll"] = closedPoll(of: post, options, at: date)
      case .quote(let distance): fields["quote"] = quote(of: post.index - distance, at: date)
      case .link(let url): card = card ?? Self.card(of: url)
      case .text, .code, .tag, .mention, .lineBreak, .paragraph, .emoji, .list, .quotation, .preformatted:
        continue
      }
    }
    if let quoted = post.written?.quoted { fields["quote"] = quote(of: quoted, at: date) }
    files += (post.written?.files ?? []).map(Self.uploaded)
    fields["media_attachments"] = .array(files)
    // Mastodon shows no preview of a post with files.
    if let card, files.isEmpty { fields["card"] = card }
    if let poll = post.written?.poll { fields["poll"] = self.poll(poll, of: post, at: date) }
    return fields
  }

  /// Returns the preview of a page.
  private static func card(of address: String) -> JSON {
    let parts = address.split(separator: "/").dropFirst().map(String.init)
    let site = parts.first ?? ""
    return [
      "url": .string(address), "title": .string(parts.dropFirst().last ?? site),
      "description": .string("A page of \(site)"), "type": "link", "provider_name": .string(site), "html": "",
      "author_name": "", "author_url": "", "provider_url": "", "width": 0, "height": 0, "image": nil, "embed_url": "",
    ]
  }

  /// Returns a quote of the post with an index, or `nil` if it is not for everyone.
  private func quote(of index: Int, at date: Date) -> JSON? {
    guard var quoted = posts[index], quoted.isForEveryone else { return nil }
    quoted.boosted = nil
    // A quoted post is sent without the one that it quotes itself.
    quoted.pieces.removeAll(where: \.isQuote)
    quoted.written?.quoted = nil
    return ["state": "accepted", "quoted_status": entity(quoted, at: date)]
  }

  /// Returns the poll of a post that the demo user has written. Nobody has voted, and its author cannot.
  private func poll(_ poll: WrittenPost.Poll, of post: Post, at date: Date) -> JSON {
    let end = Date(milliseconds: post.milliseconds).addingTimeInterval(Double(poll.seconds))
    return [
      "id": .string(String(PostIdentifiers.mastodon.id(of: post.index))),
      "expires_at": .string(end.iso8601Milliseconds),
      "expired": .bool(end <= date), "multiple": .bool(poll.isMultiple), "votes_count": 0, "voters_count": 0,
      "voted": true, "own_votes": [], "emojis": [],
      "options": .array(poll.options.map { ["title": .string($0), "votes_count": 0] }),
    ]
  }

  /// Returns a file as JSON. The server draws images only. The preview of a video can therefore be loaded, but not the
  /// video itself. An audio file cannot be loaded and has no preview.
  private func file(_ kind: Piece.MediaKind, _ description: String, index: Int, of post: Post) -> JSON {
    let image = JSON.string("\(ImagesAPI.placeholder)photos/\(post.index)\(index == 0 ? "" : "-\(index)").png")
    let original: JSON =
      switch kind {
      case .image: ["width": 240, "height": 120, "size": "240x120", "aspect": 2]
      case .video: ["width": 640, "height": 360, "duration": .double(12.5), "bitrate": 800_000]
      case .audio: ["duration": 48, "bitrate": 128_000]
      }
    let url =
      kind == .image ? image : .string("https://mastodon.example/media/\(post.index).\(kind == .video ? "mp4" : "mp3")")
    return [
      "id": .string(String(PostIdentifiers.mastodon.id(of: post.index) + index)), "type": .string(kind.rawValue),
      "url": url, "preview_url": kind == .audio ? nil : image, "remote_url": nil,
      "description": .string(description), "blurhash": nil, "meta": ["original": original],
    ]
  }

  private func closedPoll(of post: Post, _ options: [String], at date: Date) -> JSON {
    poll(of: post, options, at: date).merging([
      "expires_at": .string(Date(milliseconds: post.milliseconds).addingTimeInterval(-60).iso8601Milliseconds),
      "expired": true, "multiple": true, "voters_count": .int((post.boosts + 1) * options.count), "voted": true,
      "own_votes": [0, .int(options.count - 1)],
    ])
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
