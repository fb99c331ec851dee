/// The filters of the user that a post matches.
public struct PostFilter: Sendable, Hashable, Codable {
  /// The treatment of a post.
  public enum Action: String, Sendable, Hashable, Codable {
    /// The post is not listed.
    case hide
    /// Everything that the post says is folded behind the titles of the filters.
    case warn
    /// The files of the post are folded behind the titles of the filters.
    case blur
  }

  /// The strictest action of the filters: hide, then warn, then blur.
  public let action: Action
  /// The titles of the filters, without duplicates and empty ones. They are untrusted: sanitize them before display.
  public let titles: [String]

  /// Creates a filter.
  public init(_ action: Action, titles: [String]) {
    self.action = action
    self.titles = titles
  }
}

extension Post {
  /// A Boolean value that indicates whether a filter of the user hides the post from lists.
  public var isHidden: Bool { filter?.action == .hide }

  /// A Boolean value that indicates whether the text is folded until the user asks for it, behind a filter of the user
  /// or behind a content warning.
  public var isTextFolded: Bool { isFilteredText || warning != nil }

  /// A Boolean value that indicates whether a part of the post is folded until the user asks for it.
  public var isFolded: Bool { isTextFolded || filter != nil && !media.isEmpty }

  /// The post without the parts that filters of the user fold. A content warning does not remove its text.
  public var filtered: Post {
    guard filter != nil else { return self }
    var post = self
    post.media = []
    guard isFilteredText else { return post }
    post.body = FormattedText("")
    post.warning = nil
    post.poll = nil
    post.quote = nil
    post.emoji = author.emoji ?? [:]
    return post
  }

  private var isFilteredText: Bool { filter?.action == .warn || filter?.action == .hide }
}
