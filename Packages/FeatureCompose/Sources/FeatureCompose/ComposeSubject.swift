public import Posts
import Presentation

/// What an editor writes.
public enum ComposeSubject: Sendable, Hashable {
  /// A new post.
  case newPost
  /// A reply to the post with an ID on the user's server, or with a URL on any server.
  case reply(String)
  /// A post that quotes the post with an ID on the user's server, or with a URL on any server.
  case quote(String)
  /// A change of a post of the user.
  case edit(PostID)
  /// A post that the user has deleted to write it again.
  case redraft(PostID)
}

extension LoadFailure {
  /// The failure of a quote at a server that has none.
  static let noQuotes = LoadFailure.explained(
    LocalizedText(
      en: "This server cannot publish quotes, which Mastodon can since version 4.5. Reply or link to the post instead",
      zhHans: "此服务器不支持发布引用（Mastodon 4.5 起支持）。请改为回复，或在正文中添加链接"))
  /// The failure of a draft that this machine does not have.
  static let noRedraft = LoadFailure.explained(
    LocalizedText(en: "There is no draft of this post on this machine", zhHans: "本机没有这条嘟文的草稿"))
  /// The failure of a change of a post whose poll cannot be kept.
  static let pollEnds = LoadFailure.explained(
    LocalizedText(
      en:
        "The poll of this post has ended or ends within five minutes. An edit would open it again, so it is not possible",
      zhHans: "此嘟文的投票已结束或将在五分钟内结束。编辑会重新开启投票，因此无法编辑"))
}
