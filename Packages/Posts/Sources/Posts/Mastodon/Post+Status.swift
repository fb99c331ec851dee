public import Foundation
public import Mastodon

extension Post {
  /// The maximum number of files of a post, far above the limits of servers. Rows are laid out in every frame, so the
  /// number must be limited.
  private static let mediaLimit = 100
  /// The maximum number of mentioned people of a post.
  private static let mentionLimit = 100

  /// Creates a post from a status. A boost becomes the boosted post, with the ID and the date of the boost.
  ///
  /// - Parameter context: The kind of list, because a filter of the user applies in some of them. `nil` applies all filters.
  public init(_ status: Status, in context: FilterMatch.Context? = nil) {
    let shown = status.reblog ?? status
    let quote = shown.quote.map { PostQuote($0, in: context) }
    self.init(
      id: PostID(status.id),
      body: HTMLText.read(shown.content, hidesQuoteLink: quote.map { $0.absence == nil } ?? false),
      author: Person(shown.account),
      passedOnBy: status.reblog == nil ? nil : Person(status.account), created: status.createdAt, url: shown.url)
    original = status.reblog.map { PostID($0.id) }
    warning = shown.spoilerText?.limited(to: TextLimit.field)
    isSensitive = shown.isSensitive
    visibility = PostVisibility(shown.visibility)
    edited = shown.editedAt
    language = shown.language
    media = shown.media.prefix(Self.mediaLimit).map(PostMedia.init)
    poll = shown.poll.map(PostPoll.init)
    self.quote = quote
    card = shown.card.map(PostCard.init)
    filter = PostFilter(status.filtered + (status.reblog?.filtered ?? []), in: context)
    reply = shown.inReplyToID.map { PostReply(id: PostID($0), username: shown.repliedUsername) }
    mentions = shown.mentions.isEmpty ? nil : shown.mentions.prefix(Self.mentionLimit).map(\.acct)
    counts = PostCounts(replies: shown.repliesCount, boosts: shown.reblogsCount, favorites: shown.favouritesCount)
    reactions = shown.reactions
    isConversationMuted = shown.isConversationMuted
    let quoted = quote?.absence == nil ? shown.quote?.status.map { $0.emojis + $0.account.emojis } ?? [] : []
    emoji = [String: URL](quoted + shown.account.emojis + (shown.poll?.emojis ?? []) + shown.emojis)
  }
}

extension Status {
  /// The username of the author of the status that this one replies to. A reply mentions that account, unless it is the
  /// author's own.
  fileprivate var repliedUsername: String? {
    inReplyToAccountID == account.id ? account.acct : mentions.first { $0.id == inReplyToAccountID }?.acct
  }

  /// The reactions of the logged-in user, or `nil` without a login.
  fileprivate var reactions: PostReactions? {
    let all = [(PostReaction.favorite, isFavourited), (.boost, isReblogged), (.bookmark, isBookmarked)]
    return all.contains { $1 != nil } ? PostReactions(all.filter { $1 == true }.map(\.0)) : nil
  }
}

extension PostVisibility {
  fileprivate init?(_ visibility: Status.Visibility) {
    switch visibility {
    case .public: self = .public
    case .unlisted: self = .unlisted
    case .followers: self = .followers
    case .direct: self = .direct
    case .other(let word):
      if word.isEmpty { return nil }
      self = .restricted
    }
  }
}

extension [String: URL] {
  /// Creates a dictionary of the images of custom emoji, keyed by the names of the emoji. If a name occurs several
  /// times, its last image is used.
  public init(_ emojis: [CustomEmoji]) {
    self = emojis.reduce(into: [:]) { $0[$1.shortcode] = $1.url }
  }
}

extension PostMedia {
  /// Creates a file from an attachment of a status.
  public init(_ file: MediaAttachment) {
    let kind: Kind =
      switch file.kind {
      case .image: .image
      case .video: .video
      case .animation: .animation
      case .audio: .audio
      case .unknown: .file
      }
    self.init(
      kind, url: file.url ?? file.remoteURL, preview: file.previewURL, description: file.description,
      width: file.pixels?.width, height: file.pixels?.height)
  }
}

extension PostCard {
  fileprivate init(_ card: PreviewCard) {
    self.init(
      url: card.url, title: card.title, description: card.description.isEmpty ? nil : card.description,
      site: card.provider)
  }
}

extension PostPoll {
  /// The maximum number of options of a poll, far above the limits of servers.
  private static let optionLimit = 100

  fileprivate init(_ poll: Poll) {
    self.init(
      id: poll.id.description,
      options: poll.options.prefix(Self.optionLimit).enumerated().map { index, option in
        Option(
          title: option.title.limited(to: TextLimit.field), votes: option.votesCount,
          isChosen: poll.ownVotes.contains(index))
      }, ends: poll.expiresAt, hasEnded: poll.isExpired, isMultiple: poll.isMultiple, votes: poll.votesCount,
      voters: poll.votersCount, hasVoted: poll.hasVoted)
  }
}

extension PostID {
  /// Creates an ID from the ID of a status.
  public init(_ id: EntityID) { self.init(id.description) }

  /// The ID of the status.
  public var entity: EntityID { EntityID(text) }
}

extension Person {
  /// Creates a person from an account.
  public init(_ account: MastodonAccount) {
    self.init(
      id: account.id.description, name: account.displayName, username: account.acct,
      about: HTMLText.plain(account.note, limit: TextLimit.field), url: account.url, avatar: account.avatar)
    emoji = account.emojis.isEmpty ? nil : [String: URL](account.emojis)
    movedTo = account.moved?.acct.limited(to: TextLimit.field)
    let marks = [
      account.isSuspended ? Mark.suspended : nil, account.isLimited ? .limited : nil,
      account.isMemorial ? .memorial : nil,
    ].compactMap(\.self)
    self.marks = marks.isEmpty ? nil : marks
  }
}
