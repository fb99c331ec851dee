import Foundation
public import Posts
public import Presentation
public import TerminalUI

extension Post {
  /// Returns the marks of the post and the numbers of reactions, or `nil` if there are none. The marks show the
  /// audience of a post that not everyone can see, and whether the post was edited.
  ///
  /// - Parameter hasCounts: A Boolean value that indicates whether to include the numbers.
  func marks(in language: Language, hasCounts: Bool) -> TerminalText? {
    var marks: [String] = []
    switch visibility {
    case .direct: marks.append(PostText.direct[language])
    case .followers: marks.append(PostText.followers[language])
    case .restricted: marks.append(PostText.restricted[language])
    case .public, .unlisted, nil: break
    }
    if edited != nil { marks.append(PostText.edited[language]) }
    if hasCounts, let counts { marks += PostText.counts(counts, hasZeros: false).map { $0[language] } }
    return marks.isEmpty ? nil : TerminalText(marks.joined(separator: " · "))
  }

  /// Returns a line about the post that this one replies to, or `nil` if this post is not a reply.
  func context(in language: Language, upTo length: Int = .max) -> TerminalText? {
    reply.map { reply in
      guard let username = reply.username else { return TerminalText("↩ \(PostText.reply[language])") }
      return TerminalText("↩ \(PostText.replyTo("@\(username.prefix(length))")[language])")
    }
  }

  /// Returns the heading of a post with a content warning, or `nil` if the post has no content warning.
  func warning(in language: Language, isUnfolded: Bool, upTo length: Int = .max) -> TerminalText? {
    warning.map { TerminalText("\(isUnfolded ? "▾" : "▸") \(PostText.warning[language])\($0.prefix(length))") }
  }

  /// Returns the audience of a public or unlisted post, its language, and the numbers of replies, boosts and favorites,
  /// or `nil` if the server sent none of these.
  func facts(in language: Language) -> TerminalText? {
    var facts: [String] = []
    switch visibility {
    case .public: facts.append(PostText.public[language])
    case .unlisted: facts.append(PostText.unlisted[language])
    case .followers, .direct, .restricted, nil: break
    }
    if let code = self.language { facts.append(code) }
    if let counts { facts += PostText.counts(counts, hasZeros: true).map { $0[language] } }
    return facts.isEmpty ? nil : TerminalText(facts.joined(separator: " · "))
  }

  /// A Boolean value that indicates whether the post has files, a poll or a quoted post.
  var hasAttachments: Bool { !media.isEmpty || poll != nil || quote != nil }

  /// Returns a line for each file, for each option of the poll, for the number of votes and the end of the poll, and
  /// for the quoted post.
  ///
  /// - Parameter length: The maximum number of characters of each text from the server. Rows are drawn in every frame,
  ///   and text can be long.
  func attachments(_ age: PostAge, upTo length: Int = .max) -> [TerminalText] {
    let language = age.language
    let files = media.map { $0.line(in: language, isSensitive: isSensitive && warning == nil, upTo: length) }
    let options =
      poll.map { poll in
        poll.options.map { option in
          "\(option.isChosen ? "●" : "○") \(option.title.prefix(length))\(poll.result(of: option))" as TerminalText
        } + [poll.summary(age)]
      } ?? []
    let quoted = quote.map { ["» \($0.author.name.prefix(length)): \($0.text.prefix(length))" as TerminalText] } ?? []
    return files + options + quoted
  }
}

extension PostMedia {
  /// Returns a line with the kind, the size and the alternative text of the file.
  ///
  /// - Parameters:
  ///   - language: The language of the line.
  ///   - isSensitive: A Boolean value that indicates whether to mark the file as sensitive.
  ///   - length: The maximum number of characters of the alternative text.
  public func line(in language: Language, isSensitive: Bool, upTo length: Int = .max) -> TerminalText {
    let text = description?.prefix(length) ?? PostText.undescribed[language][...]
    var kind = PostText.kind(kind)[language]
    if let width, let height { kind += " \(width) × \(height)" }
    if isSensitive { kind += " · \(PostText.sensitive[language])" }
    return "[\(kind)] \(text)"
  }
}

extension PostPoll {
  /// Returns the votes for an option and their share, or empty text while the server hides the result.
  fileprivate func result(of option: Option) -> String {
    guard let count = option.votes else { return "" }
    // A server can send any numbers. With several choices, each share is a percentage of the voters.
    let whole = isMultiple ? voters ?? votes : votes
    let share = whole > 0 ? (100 * Double(count) / Double(whole)).rounded() : 0
    return " · \(count) (\(share.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US"))))%)"
  }

  /// Returns the number of votes and the end of the poll.
  fileprivate func summary(_ age: PostAge) -> TerminalText {
    let count = (isMultiple ? voters : nil).map(PostText.voters) ?? PostText.votes(votes)
    let votes = TerminalText(count[age.language])
    let end: TerminalText? =
      hasEnded
      ? TerminalText(PostText.ended[age.language])
      : ends.map { TerminalText(PostText.ends[age.language]) + age.exact($0) }
    return votes + (end.map { " · " + $0 } ?? "")
  }
}

/// The localized text that is shown with posts.
enum PostText {
  static let reply = LocalizedText(en: "in reply to a post", zhHans: "回复一条动态")
  static func replyTo(_ name: String) -> LocalizedText {
    LocalizedText(en: "in reply to \(name)", zhHans: "回复 \(name)")
  }
  static let warning = LocalizedText(en: "Content warning: ", zhHans: "内容警告：")
  static let sensitive = LocalizedText(en: "sensitive", zhHans: "敏感内容")
  static let `public` = LocalizedText(en: "Public", zhHans: "公开")
  static let unlisted = LocalizedText(en: "Unlisted", zhHans: "不公开列出")
  static let ended = LocalizedText(en: "ended", zhHans: "已结束")
  static let ends = LocalizedText(en: "ends ", zhHans: "截止于 ")

  static func votes(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 vote" : "\(count) votes", zhHans: "\(count) 票")
  }

  static func voters(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 person voted" : "\(count) people voted", zhHans: "\(count) 人投票")
  }

  static func counts(_ counts: PostCounts, hasZeros: Bool) -> [LocalizedText] {
    func text(_ count: Int, _ one: String, _ many: String, _ zhHans: String) -> LocalizedText? {
      if count == 0, !hasZeros { return nil }
      return LocalizedText(en: "\(count) \(count == 1 ? one : many)", zhHans: "\(count) \(zhHans)")
    }
    return [
      text(counts.replies, "reply", "replies", "条回复"), text(counts.boosts, "boost", "boosts", "次转嘟"),
      text(counts.favorites, "favorite", "favorites", "次喜欢"),
    ].compactMap(\.self)
  }

  static let direct = LocalizedText(en: "Direct message", zhHans: "私信")
  static let followers = LocalizedText(en: "Followers only", zhHans: "仅关注者可见")
  static let restricted = LocalizedText(en: "Not public", zhHans: "非公开")
  static let edited = LocalizedText(en: "edited", zhHans: "已编辑")
  static let undescribed = LocalizedText(en: "no description", zhHans: "无描述")

  static func kind(_ kind: PostMedia.Kind) -> LocalizedText {
    switch kind {
    case .image: LocalizedText(en: "image", zhHans: "图片")
    case .video: LocalizedText(en: "video", zhHans: "视频")
    case .animation: LocalizedText(en: "animation", zhHans: "动图")
    case .audio: LocalizedText(en: "audio", zhHans: "音频")
    case .file: LocalizedText(en: "file", zhHans: "文件")
    }
  }
}
