import ArgumentParser
import Composition
import FeatureCompose
import FeatureComposeModule
import Foundation
import Posts
import Presentation
import TerminalApp
import TerminalUI

/// A command that publishes or changes a post, and prints it.
protocol PublishingCommand: AppCommand {
  var text: String? { get }
  var subject: ComposeSubject { get }
  /// Changes the draft as the options demand.
  func apply(to draft: inout ComposeDraft)
}

extension PublishingCommand {
  static var servers: [ServerID]? { ComposeModule().servers.map(\.id) }
  static var discussion: LocalizedText {
    LocalizedText(en: "Requires a login. JSON: schema tessera.action/1.", zhHans: "需要登录。JSON 格式：tessera.action/1。")
  }
  var server: ServerID? { ServerDefinition.mastodon.id }

  func run(in app: App) async throws {
    let text = try PostText.read(text, app.settings.language)
    try await app.act(Self.name, on: subject, json: json) { feature in
      var draft = try await feature.draft(of: subject)
      if draft.editing == nil { draft.append(text) } else { draft.text = text }
      apply(to: &draft)
      return try await feature.publish(draft)
    }
  }
}

extension App {
  /// Performs an action of a command, and prints the post.
  ///
  /// - Parameters:
  ///   - name: The name of the action in the document.
  ///   - subject: What the action is about.
  ///   - json: A Boolean value that indicates whether to print a document.
  ///   - perform: A closure that performs the action, and returns the post, or `nil` if the server's response cannot be
  ///     read.
  func act(
    _ name: String, on subject: ComposeSubject, json: Bool,
    _ perform: @Sendable @escaping (ComposeFeature) async throws -> Post?
  ) async throws {
    let language = settings.language
    let id = ServerDefinition.mastodon.id
    let server = try environment.server(id, of: accounts.account(at: id))
    if server.lastingURL == nil { throw Failure(ComposeMessages.demoEnds[language], .usage) }
    if [.reply(""), .edit("")].contains(subject) {
      throw Failure(ComposeMessages.emptyID(AppDefinition.current.name)[language], .usage)
    }
    let serverName = server.name(in: language)
    let feature = try container.resolve(ComposeFeature.self)
    let post = try await Failure.naming(serverName, in: language, login: accounts.loginAdvice(at: id)) {
      try await accounts.expiring(at: id) { try await perform(feature) }
    }
    let document = ActionDocument(server: serverName, action: name, post: post)
    try Program.print(json ? document : nil, color: settings.color) {
      let target = post.map { $0.id.text + ($0.url.map { "  \($0.absoluteString)" } ?? "") }
      return [
        TerminalText([ComposeMessages.done(name)[language], target].compactMap(\.self).joined(separator: "  "))
      ]
    }
  }
}

extension ArgumentHelp {
  static var text: ArgumentHelp {
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

  var subject: ComposeSubject { .newPost }
  var json: Bool { options.content.json }
  func apply(to draft: inout ComposeDraft) { options.apply(to: &draft) }
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

  var subject: ComposeSubject { .reply(post) }
  var json: Bool { options.content.json }
  func apply(to draft: inout ComposeDraft) { options.apply(to: &draft) }
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
