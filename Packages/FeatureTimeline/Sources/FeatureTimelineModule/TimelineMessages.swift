public import FeatureTimeline
public import Presentation

/// The messages that commands print about timelines.
public enum TimelineMessages {
  /// The advice for a setting whose value is not a timeline.
  public static let sources = LocalizedText(
    en: """
      Use home, local, federated, bookmarks, favorites, list NAME, #NAME, twitter:OWNER/LIST, or accounts such as \
      @mira_okafor,@hanae_sato, @tobiaslind@other.example or twitter:@mira_okafor.
      """,
    zhHans: """
      请使用 home、local、federated、bookmarks、favorites、list 名称、#名称、twitter:OWNER/LIST，或账号，例如 \
      @mira_okafor,@hanae_sato、@tobiaslind@other.example 或 twitter:@mira_okafor。
      """)
  /// The message for a reading position that is not stored, because the demo server's posts are lost when the command
  /// ends.
  public static let demoEnds = LocalizedText(
    en:
      "The position was not stored, because the posts of the demo server are lost when this command ends. Name a server with --server.",
    zhHans: "位置未保存，因为演示服务器的嘟文会随此命令结束而消失。请用 --server 指定服务器。")
  /// The message for a search without text.
  public static let emptySearch = LocalizedText(
    en: "There is nothing to search for. Enter a name, a #hashtag or text.",
    zhHans: "没有要搜索的内容。请输入名称、#话题标签或文字。")
  /// The message for an empty post ID.
  public static func emptyID(_ program: String) -> LocalizedText {
    LocalizedText(
      en: "The ID is empty. Enter the ID of a post, which `\(program) timeline --json` prints.",
      zhHans: "ID 为空。请输入嘟文的 ID，可由 `\(program) timeline --json` 得到。")
  }

  /// Returns the failure of requests with a key of the application for Twitter's API. The message names the variables
  /// that are missing or wrong, whose names `variable` returns.
  public static func keyFailure(of key: TwitterKey, variable: (String) -> String) -> TwitterKeyFailure {
    let missing = key.missingParts.map { variable($0.rawValue) }
    let all = TwitterKey.Part.allCases.map { variable($0.rawValue) }
    let explanation =
      switch missing.count {
      case 0:
        LocalizedText(
          en: "The server rejected the key or the secret. Check \(all.joined(separator: " and "))",
          zhHans: "服务器拒绝了密钥，请检查 \(all.joined(separator: " 和 "))")
      case 1: LocalizedText(en: "The key is incomplete. Set \(missing[0])", zhHans: "密钥不完整，请设置 \(missing[0])")
      default:
        LocalizedText(
          en: "The server requires a key. Set \(missing.joined(separator: " and "))",
          zhHans: "服务器需要密钥，请设置 \(missing.joined(separator: " 和 "))")
      }
    return TwitterKeyFailure(of: key, explanation)
  }

  /// Returns the message for text that is not a username.
  public static func noPerson(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is not a username. Enter a username such as mira, @mira or mira@other.example.",
      zhHans: "“\(name)”不是用户名。请输入用户名，例如 mira、@mira 或 mira@other.example。")
  }

  /// Returns the message for a list of people without arguments, if the timeline of the settings has no people.
  public static func whichPeople(_ program: String) -> LocalizedText {
    LocalizedText(
      en:
        "Whose people? Name a list, an account or a post: \(program) people list:12249, \(program) people followers @mira_okafor, or \(program) people favorites 112.",
      zhHans:
        "请指定列表、账号或嘟文：\(program) people list:12249、\(program) people followers @mira_okafor 或 \(program) people favorites 112。"
    )
  }

  /// Returns the message for a timeline whose people cannot be listed.
  public static func noPeople(_ source: TimelineSource, program: String) -> LocalizedText {
    LocalizedText(
      en:
        "\(source) has no list of people. Name a list or people: \(program) people list:12249, or \(program) people @mira_okafor,@hanae_sato.",
      zhHans: "\(source) 没有成员列表。请指定列表或用户：\(program) people list:12249 或 \(program) people @mira_okafor,@hanae_sato。")
  }

  /// Returns the message for text that does not name a timeline.
  public static func noTimeline(_ text: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(text)” is not a timeline. Use home, local, federated, bookmarks, favorites, list NAME, tag NAME, or accounts such as @mira_okafor,@hanae_sato or @tobiaslind@other.example.",
      zhHans:
        "“\(text)”不是时间线。可用 home、local、federated、bookmarks、favorites、list 名称、tag 名称，或账号，例如 @mira_okafor,@hanae_sato 或 @tobiaslind@other.example。"
    )
  }

  /// Returns the message for a post that is not among the newest of a timeline.
  public static func unknownPost(_ id: String, in source: TimelineSource, program: String) -> LocalizedText {
    LocalizedText(
      en: "“\(id)” is not among the newest posts of \(source). Use an ID that `\(program) timeline --json` prints.",
      zhHans: "\(source) 最新的嘟文中没有“\(id)”。请使用 `\(program) timeline --json` 输出的 ID。")
  }
}
