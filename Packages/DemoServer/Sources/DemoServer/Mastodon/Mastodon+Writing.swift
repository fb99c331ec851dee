import Foundation

/// What the demo user writes, edits and deletes.
extension Mastodon {
  /// Publishes a post. Publishes one post for all requests with the same idempotency key within an hour.
  mutating func publish(_ request: Request) -> Response {
    let permission = guarded(request, scope: "write:statuses") { .json([:]) }
    guard permission.status == 200 else { return permission }
    let fields = request.fields
    let (text, refusal) = text(of: fields, hasFiles: request.hasFiles)
    if let refusal { return refusal }
    let (poll, pollRefusal) = poll(of: request)
    if let pollRefusal { return pollRefusal }
    var actions = state.actions ?? Actions()
    actions.keys = actions.keys.filter {
      (0..<Actions.keyLifetime).contains(request.date.timeIntervalSince($0.value.date))
    }
    let key = request.headers["Idempotency-Key"]
    if let known = key.flatMap({ actions.keys[$0] }), let post = posts[known.index] {
      return .json(entity(post, at: request.date))
    }
    var repliedTo: Int?
    if let id = fields["in_reply_to_id"], !id.isEmpty {
      guard let parent = Int(id).flatMap(PostIdentifiers.mastodon.index).flatMap({ posts[$0] }) else {
        return .error("The post you are trying to reply to does not appear to exist.", status: 404)
      }
      repliedTo = parent.index
    }
    let (quoted, quoteRefusal) = quoted(by: request)
    if let quoteRefusal { return quoteRefusal }
    let (files, fileRefusal) = takeUploads(request)
    if let fileRefusal { return fileRefusal }
    let visibility = fields["visibility"].flatMap {
      ["public", "unlisted", "private", "direct"].contains($0) ? $0 : nil
    }
    let index = posts.write(
      WrittenPost(
        text: text, warning: String((fields["spoiler_text"] ?? "").prefix(WrittenPost.characters)),
        visibility: visibility ?? "public", repliedTo: repliedTo, language: Self.language(of: fields), poll: poll,
        files: files, quoted: quoted),
      at: request.date)
    if let key, key.utf8.count <= 200, actions.keys.count < Actions.limit {
      actions.keys[key] = .init(index: index, date: request.date)
    }
    state.actions = actions
    return posts[index].map { .json(entity($0, at: request.date)) } ?? Self.notFound
  }

  /// Responds with the text of a post as its author wrote it.
  func source(_ request: Request) -> Response {
    guarded(request, scope: "read:statuses") {
      guard let post = post(of: request), post.boosted == nil else { return Self.notFound }
      return .json([
        "id": .string(String(PostIdentifiers.mastodon.id(of: post.index))), "text": .string(Self.text(of: post)),
        "spoiler_text": .string(post.warning),
      ])
    }
  }

  /// Replaces the content of a post of the user, which keeps its audience, and those of its files and polls that the
  /// request contains. The posts of others cannot be found.
  mutating func edit(_ request: Request) -> Response {
    let permission = guarded(request, scope: "write:statuses") { .json([:]) }
    guard permission.status == 200 else { return permission }
    guard let post = ownPost(of: request) else { return Self.notFound }
    let fields = request.fields
    let (text, refusal) = text(of: fields, hasFiles: request.hasFiles)
    if let refusal { return refusal }
    let (poll, pollRefusal) = poll(of: request)
    if let pollRefusal { return pollRefusal }
    let old = WrittenPost.Version(
      text: Self.text(of: post), warning: post.warning, milliseconds: post.edited ?? post.milliseconds)
    let written = WrittenPost(
      text: text, warning: String((fields["spoiler_text"] ?? "").prefix(WrittenPost.characters)),
      visibility: post.visibility, repliedTo: post.repliedTo,
      language: Self.language(of: fields) ?? post.written?.language,
      edited: max(request.date.milliseconds, old.milliseconds + 1),
      versions: ((post.written?.versions ?? []) + [old]).suffix(WrittenPost.versionLimit), kept: kept(post, request),
      poll: poll, files: keptFiles(post, request), quoted: post.written?.quoted)
    posts.edit(post.index, written)
    return posts[post.index].map { .json(entity($0, at: request.date)) } ?? Self.notFound
  }

  /// Deletes a post of the user, and responds with it and its source. The posts of others cannot be found.
  mutating func delete(_ request: Request) -> Response {
    let permission = guarded(request, scope: "write:statuses") { .json([:]) }
    guard permission.status == 200 else { return permission }
    guard let post = ownPost(of: request) else { return Self.notFound }
    let deleted = entity(post, at: request.date).merging(["text": .string(Self.text(of: post))])
    posts.delete(post.index)
    // The files can be attached to another post.
    for file in post.written?.files ?? [] {
      state.uploads = (state.uploads ?? [:]).merging(
        [file.id: Upload(description: file.description, ready: request.date)]) { $1 }
    }
    return .json(deleted)
  }

  private func ownPost(of request: Request) -> Post? {
    post(of: request).flatMap { $0.author == user(of: request) && $0.boosted == nil ? $0 : nil }
  }

  /// Returns the uploaded files that an edit keeps.
  private func keptFiles(_ post: Post, _ request: Request) -> [WrittenPost.File]? {
    let ids = request.form.fields.filter { $0.name == "media_ids[]" }.map(\.value)
    return post.written?.files?.filter { ids.contains($0.id) }
  }

  /// Returns the positions of the generated pieces that an edit keeps, or `nil` if the post has none.
  private func kept(_ post: Post, _ request: Request) -> [Int]? {
    if let written = post.written, written.kept == nil { return nil }
    let generated = Post(index: post.index, milliseconds: post.milliseconds, seed: posts.seed).pieces
    let ids = request.form.fields.filter { $0.name == "media_ids[]" }.map(\.value)
    let hasPoll = request.form.fields.contains { $0.name == "poll[options][]" }
    var files = 0
    return generated.indices.filter { index in
      switch generated[index] {
      case .file:
        files += 1
        return ids.contains(String(PostIdentifiers.mastodon.id(of: post.index) + files - 1))
      case .poll, .closedPoll: return hasPoll
      case .quote: return true
      default: return false
      }
    }
  }

  /// The text that a request publishes, or the reason why it is refused.
  private func text(of fields: FormFields, hasFiles: Bool) -> (String, Response?) {
    let text = (fields["status"] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty, !hasFiles { return ("", .error("Validation failed: Text can't be blank", status: 422)) }
    if Self.length(of: (fields["spoiler_text"] ?? "") + text) > WrittenPost.characters {
      return ("", .error("Validation failed: Text character limit of 500 exceeded", status: 422))
    }
    return (text, nil)
  }

  /// Returns the number of characters as Mastodon counts them: 23 for a link, and none for the domain of a mention.
  private static func length(of text: String) -> Int {
    text.replacing(/https?:\/\/\S+/, with: String(repeating: "x", count: 23))
      .replacing(/(@\w+)@[\w.\-]*\w/) { String($0.1) }.count
  }

  /// The index of the post that a request quotes, if any, or the reason why it is refused.
  private func quoted(by request: Request) -> (Int?, Response?) {
    guard let id = request.fields["quoted_status_id"], !id.isEmpty else { return (nil, nil) }
    guard let post = Int(id).flatMap(PostIdentifiers.mastodon.index).flatMap({ posts[$0] }) else {
      return (nil, .error("The post you are trying to quote does not appear to exist.", status: 404))
    }
    guard post.isForEveryone else { return (nil, .error("Validation failed: You cannot quote this post", status: 422)) }
    return (post.index, nil)
  }

  /// The poll that a request publishes, if any, or the reason why it is refused.
  private func poll(of request: Request) -> (WrittenPost.Poll?, Response?) {
    func refusal(_ reason: String) -> (WrittenPost.Poll?, Response?) {
      (nil, .error("Validation failed: \(reason)", status: 422))
    }
    let options = request.form.fields.filter { $0.name == "poll[options][]" }.map(\.value)
    if options.isEmpty { return (nil, nil) }
    let seconds = request.form["poll[expires_in]"].flatMap(Int.init) ?? 0
    if options.count < 2 { return refusal("Options must have more than one item") }
    if options.count > WrittenPost.Poll.options { return refusal("Options can't contain more than 4 items") }
    if options.contains(where: { $0.count > WrittenPost.Poll.characters }) {
      return refusal("Options can't be longer than 50 characters each")
    }
    if Set(options).count < options.count { return refusal("Options contain duplicate items") }
    if seconds < WrittenPost.Poll.durations.lowerBound { return refusal("Expires at is too soon") }
    if seconds > WrittenPost.Poll.durations.upperBound { return refusal("Expires at is too far into the future") }
    return (.init(options: options, seconds: seconds, isMultiple: request.form["poll[multiple]"].isTrue), nil)
  }

  private static func language(of fields: FormFields) -> String? {
    fields["language"].flatMap { $0.isEmpty ? nil : String($0.prefix(10)) }
  }

  private static func text(of post: Post) -> String { post.written?.text ?? Piece.source(post.pieces) }
}
