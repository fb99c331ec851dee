import Foundation
public import Persistence
public import Posts

/// A post that the user writes.
public struct ComposeDraft: Sendable, Hashable, Codable, JSONColumnValue {
  /// The text.
  public var text = ""
  /// The content warning. Empty if there is none.
  public var warning = ""
  /// The audience, or `nil` for the user's default at the server.
  public var visibility: PostVisibility?
  /// The language, as a code such as `en`. Empty for the user's default at the server.
  public var language = ""
  /// The ID of the post that this one replies to, or `nil` if it is not a reply.
  public var replyTo: PostID?
  /// The ID of the post that this one quotes, or `nil` if it quotes none. A change of a post keeps its quote.
  public internal(set) var quote: PostID?
  /// The ID of the post that the draft changes, or `nil` for a new post.
  public internal(set) var editing: PostID?
  /// The ID of the deleted post that the draft writes again, or `nil`.
  public internal(set) var redraftOf: PostID?
  /// A Boolean value that indicates whether the files are hidden until a reader asks for them.
  public var isSensitive = false
  /// The files that the server has.
  public var files: [DraftFile] = []
  /// The poll, or `nil` if there is none.
  public var poll: DraftPoll?
  /// The names of the images whose upload had not ended when the draft was stored, or `nil` if there are none.
  var uploading: [String]?

  /// Creates an empty draft.
  public init() {}

  /// Creates a draft with everything that a post of the user contains.
  init(_ source: PostSource) {
    let post = source.post
    (text, warning, visibility) = (source.text, source.warning, post.visibility)
    (language, replyTo, isSensitive) = (post.language ?? "", post.reply?.id, post.isSensitive)
    files = source.files.map { DraftFile(id: $0.id, description: $0.description) }
    poll = post.poll.map { DraftPoll($0, of: post) }
  }

  /// Creates a draft that changes a post of the user.
  init(editing source: PostSource) {
    self.init(source)
    editing = source.post.id
    poll?.ends = source.post.poll?.ends
  }

  /// Creates a draft that writes a deleted post of the user again.
  init(redrafting source: PostSource) {
    self.init(source)
    (redraftOf, quote) = (source.post.id, source.post.quote?.id)
  }

  /// What distinguishes the stored drafts of an account.
  var key: String {
    if let editing { return "edit \(editing)" }
    if let redraftOf { return "redraft \(redraftOf)" }
    if let quote { return "quote \(quote)" }
    return replyTo?.text ?? ""
  }

  /// Creates a draft with the key of the drafts of a subject.
  init(for subject: ComposeSubject) {
    switch subject {
    case .newPost: break
    case .reply(let post): replyTo = PostID(post)
    case .quote(let post): quote = PostID(post)
    case .edit(let post): editing = post
    case .redraft(let post): redraftOf = post
    }
  }

  /// Creates a post that quotes another one. It has its content warning.
  public init(quoting target: ReplyTarget) {
    quote = target.id
    warning = target.warning ?? ""
  }

  /// Creates a reply, which mentions the author of the post and everyone whom the post mentions. It has the content
  /// warning of the post, and no larger audience.
  public init(replyTo target: ReplyTarget) {
    replyTo = target.id
    warning = target.warning ?? ""
    // The user's default can be a smaller audience than everyone.
    visibility = target.visibility == .public ? nil : target.visibility
    text = target.mentions.map { "@\($0) " }.joined()
  }

  /// Appends text. Removes the mentions of the draft that the text contains.
  public mutating func append(_ new: String) {
    let words = Set(new.split(whereSeparator: \.isWhitespace))
    let kept = text.split(whereSeparator: \.isWhitespace).filter { !words.contains($0) }
    text = (kept.map(String.init) + [new]).joined(separator: " ")
  }

  /// A Boolean value that indicates whether a file that the user has attached lacks an alternative text.
  public var lacksDescription: Bool {
    files.contains { !$0.name.isEmpty && $0.description.allSatisfy(\.isWhitespace) }
  }

  /// A Boolean value that indicates whether the user has written and chosen nothing.
  public var isBlank: Bool {
    isEmpty && warning.isEmpty && language.isEmpty && files.isEmpty && poll == nil && visibility == nil
  }

  /// A Boolean value that indicates whether the draft has no text.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}

/// A file of a draft that the server has.
public struct DraftFile: Sendable, Hashable, Codable {
  /// The ID of the file on the server.
  public let id: String
  /// The name of the file that the user has attached. Empty for a file of an earlier post.
  public let name: String
  /// The alternative text. Empty if there is none.
  public var description: String

  /// Creates a file.
  init(id: String, name: String = "", description: String = "") {
    self.id = id
    self.name = name
    self.description = description
  }
}

/// The poll of a draft.
public struct DraftPoll: Sendable, Hashable, Codable {
  /// The texts of the options, in order. Those without text are not published.
  public var options: [String]
  /// The time for which the poll is open, in seconds from its publication.
  public var duration: Int
  /// A Boolean value that indicates whether several options can be chosen.
  public var isMultiple: Bool
  /// The time at which the poll of a post that the user edits ends, in place of ``duration``.
  var ends: Date?

  /// Creates a poll.
  public init(_ options: [String], duration: Int = 86_400, isMultiple: Bool = false) {
    self.options = options
    self.duration = duration
    self.isMultiple = isMultiple
  }

  /// The options with text.
  var filledOptions: [String] { options.filter { !$0.allSatisfy(\.isWhitespace) } }

  /// Creates a poll like that of a post.
  init(_ poll: PostPoll, of post: Post) {
    self.init(poll.options.map(\.title), isMultiple: poll.isMultiple)
    if let ends = poll.ends, let created = post.created {
      duration = max(Self.shortest, Int(min(ends.timeIntervalSince(created), 1e9).rounded()))
    }
  }

  /// The shortest duration that Mastodon accepts, in seconds.
  static let shortest = 300

  /// Returns the number of seconds from a time until the poll ends.
  func seconds(from now: Date) -> Int { ends.map { Int(min(1e9, max(0, $0.timeIntervalSince(now)))) } ?? duration }
}
