import ArgumentParser
import Composition
import FeatureCompose
import FeatureComposeModule
import Foundation
import Posts
import Presentation
import TerminalApp
import TerminalUI

/// A command that publishes a post, and prints it.
protocol PublishingCommand: AppCommand {
  var text: String? { get }
  /// The ID or the URL of the post to reply to, or `nil` for a new post.
  var repliedTo: String? { get }
  var options: PublishOptions { get }
}

/// The options of commands that publish a post.
struct PublishOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "Who can see the post: public, unlisted, followers or direct. Default: your default at the server, and for a reply no more than the post.",
      zhHans: "谁可以看到：public（所有人）、unlisted（不公开列出）、followers（关注者）或 direct（被提及的人）。默认：你在服务器上的默认设置；回复不会超出原动态的范围。"))
  var visibility: Audience?

  @Option(
    help: ArgumentHelp(
      en: "The content warning. Default: none, and for a reply that of the post.", zhHans: "内容警告。默认：无；回复沿用原动态的警告。"))
  var warning: String?

  @Option(
    help: ArgumentHelp(
      en: "The language, as a code such as en. Default: your default at the server.",
      zhHans: "语言代码，例如 en。默认：你在服务器上的默认设置。"))
  var language: String?

  @Flag(help: .json)
  var json = false

  enum Audience: String, ExpressibleByArgument {
    case `public`, unlisted, followers, direct

    var visibility: PostVisibility? { PostVisibility(rawValue: rawValue) }
  }

  func apply(to draft: inout ComposeDraft) {
    if let visibility { draft.visibility = visibility.visibility }
    if let warning { draft.warning = warning }
    if let language { draft.language = language }
  }
}

extension PublishingCommand {
  static var servers: [ServerID]? { ComposeModule().servers.map(\.id) }
  static var discussion: LocalizedText {
    LocalizedText(en: "Requires a login. JSON: schema tessera.action/1.", zhHans: "需要登录。JSON 格式：tessera.action/1。")
  }
  var server: ServerID? { ServerDefinition.mastodon.id }
  var json: Bool { options.json }

  func run(in app: App) async throws {
    let language = app.settings.language
    let id = ServerDefinition.mastodon.id
    let server = try app.environment.server(id, of: app.accounts.account(at: id))
    if server.lastingURL == nil { throw Failure(ComposeMessages.demoEnds[language], .usage) }
    if repliedTo?.isEmpty == true {
      throw Failure(ComposeMessages.emptyID(AppDefinition.current.name)[language], .usage)
    }
    let text = try PostText.read(text, language)
    let name = server.name(in: language)
    let feature = try app.container.resolve(ComposeFeature.self)
    let post = try await Failure.naming(name, in: language, login: app.accounts.loginAdvice(at: id)) {
      try await app.accounts.expiring(at: id) {
        var draft = try await feature.draft(replyTo: repliedTo)
        draft.append(text)
        options.apply(to: &draft)
        return try await feature.publish(draft)
      }
    }
    let document = ActionDocument(server: name, action: Self.name, post: post)
    try Program.print(json ? document : nil, color: app.settings.color) {
      let target = post.map { $0.id.text + ($0.url.map { "  \($0.absoluteString)" } ?? "") }
      return [
        TerminalText([ComposeMessages.done(repliedTo)[language], target].compactMap(\.self).joined(separator: "  "))
      ]
    }
  }
}

extension ArgumentHelp {
  fileprivate static var text: ArgumentHelp {
    ArgumentHelp(
      en: "The text. Without it, or with -, the text is read from the standard input.",
      zhHans: "正文。省略或为 - 时，从标准输入读取。")
  }
}

/// The command `tessera publish "text"`.
struct PublishCommand: PublishingCommand {
  static let name = "publish"
  static let abstract = LocalizedText(en: "Publish a post.", zhHans: "发布一条动态。")

  @Argument(help: .text)
  var text: String?
  @OptionGroup var options: PublishOptions
  @OptionGroup var settings: SettingsOptions

  var repliedTo: String? { nil }
}

/// The command `tessera reply 112 "text"`.
struct ReplyCommand: PublishingCommand {
  static let name = "reply"
  static let abstract = LocalizedText(en: "Reply to a post.", zhHans: "回复一条动态。")

  @Argument(
    help: ArgumentHelp(
      en: "The URL of the post on any server, or its ID, which `timeline --json` prints.",
      zhHans: "动态在任意服务器上的 URL，或其 ID（可由 `timeline --json` 得到）。"))
  var post: String
  @Argument(help: .text)
  var text: String?
  @OptionGroup var options: PublishOptions
  @OptionGroup var settings: SettingsOptions

  var repliedTo: String? { post }
}

/// The text of a post from an argument or from the standard input.
private enum PostText {
  /// The maximum size of a text, in bytes, far above the limits of servers.
  private static let limit = 50_000

  static func read(_ argument: String?, _ language: Language) throws(Failure) -> String {
    var text = argument == "-" ? nil : argument
    if text == nil, isatty(STDIN_FILENO) == 0 {
      let data = try? FileHandle.standardInput.read(upToCount: limit + 1)
      text = String(decoding: data ?? Data(), as: UTF8.self)
    }
    let trimmed = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { throw Failure(ComposeMessages.emptyPost[language], .usage) }
    if trimmed.utf8.count > limit { throw Failure(ComposeMessages.longPost[language], .usage) }
    return trimmed
  }
}
