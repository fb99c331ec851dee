import FeatureHub
public import Presentation

/// The messages that commands print about GitHub.
public enum HubMessages {
  /// The message for an empty commit hash.
  public static func emptyHash(_ program: String) -> LocalizedText {
    LocalizedText(
      en: "The hash is empty. Enter the hash of a commit, which `\(program) hub commits` prints.",
      zhHans: "哈希值为空。请输入提交的哈希值，可由 `\(program) hub commits` 得到。")
  }
  /// The message for a search without text.
  public static func emptySearch(_ program: String) -> LocalizedText {
    LocalizedText(
      en: "The text to search for is missing. Enter it after the command: \(program) hub search swift",
      zhHans: "缺少要搜索的文字。请在命令后输入：\(program) hub search swift")
  }
  /// The message for an empty username.
  public static let emptyUser = LocalizedText(
    en: "The username is empty. Enter a username such as octocat.", zhHans: "用户名为空。请输入用户名，例如 octocat。")
  private static func malformedToken(_ variable: String) -> LocalizedText {
    LocalizedText(
      en: "The token contains an invalid character, such as a space or line break. Set \(variable) to a valid token.",
      zhHans: "令牌含有空格、换行符等无效字符。请将 \(variable) 设为有效的令牌。")
  }

  /// Returns the message for a token that could not be read.
  ///
  /// - Parameters:
  ///   - error: The error with which reading the token failed.
  ///   - description: The description of the error, unless the token is malformed.
  ///   - variable: The environment variable of the token.
  public static func unreadableToken(
    _ error: any Error, description: LocalizedText, variable: String
  ) -> LocalizedText {
    let reason = error is HubToken.Malformed ? malformedToken(variable) : description
    return LocalizedText(
      en: "The token for GitHub could not be read: \(reason[.en])", zhHans: "无法读取 GitHub 令牌：\(reason[.zhHans])")
  }

  /// Returns the message for a server that rejects the token, or rejects a request without a token.
  public static func tokenRefused(by server: String, variable: String) -> LocalizedText {
    LocalizedText(
      en:
        "\(server): The server rejected the token, or requires one. Set \(variable) to a valid token, or remove the variable.",
      zhHans: "\(server)：服务器拒绝了令牌，或要求提供令牌。请将 \(variable) 设为有效的令牌，或删除该变量。")
  }

  /// Returns the message for text that is not the name of a repository.
  public static func noRepository(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a repository name. Use OWNER/NAME.", zhHans: "“\(text)”不是仓库的名称。请使用 OWNER/NAME 格式。")
  }

  /// Returns the message for text that is not the number of an issue.
  public static func noIssue(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not an issue number. Enter a positive integer.", zhHans: "“\(text)”不是议题的编号。请输入正整数。")
  }
}
