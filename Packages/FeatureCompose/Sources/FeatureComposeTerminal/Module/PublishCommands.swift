import ArgumentParser
import Composition
import FeatureCompose
import FeatureComposeModule
import Foundation
import Posts
import Presentation
import TerminalApp
import TerminalUI

/// A command that acts on a post of the user, and prints the post.
protocol PostCommand: AppCommand {
  var subject: ComposeSubject { get }
  /// Performs the action. Returns the post, or `nil` if the server's response cannot be read.
  func perform(_ feature: ComposeFeature, _ language: Language) async throws -> Post?
}

/// A command that publishes or changes a post.
protocol PublishingCommand: PostCommand {
  var text: String? { get }
  /// Changes the draft as the options demand.
  func apply(to draft: inout ComposeDraft)
  /// The images that the options name, with their descriptions.
  var images: [(file: ImageFile, description: String)] { get }
}

/// A command that publishes a new post.
protocol OptionedCommand: PublishingCommand {
  associatedtype Defaults: ContentDefaults
  var options: PublishOptions<Defaults> { get }
}

extension OptionedCommand {
  var json: Bool { options.content.json }
  var images: [(file: ImageFile, description: String)] { options.images }
  func apply(to draft: inout ComposeDraft) { options.apply(to: &draft) }
}

/// A command that publishes a post about another one.
protocol AnsweringCommand: OptionedCommand {
  var answer: AnswerArguments<Defaults> { get }
}

extension AnsweringCommand {
  var text: String? { answer.text }
  var options: PublishOptions<Defaults> { answer.options }
}

/// The arguments of a command that publishes a post about another one.
struct AnswerArguments<Defaults: ContentDefaults>: ParsableArguments {
  @Argument(help: .anyPost)
  var post: String
  @Argument(help: .text)
  var text: String?
  @OptionGroup var options: PublishOptions<Defaults>
}

extension PostCommand {
  static var servers: [ServerID]? { ComposeModule().servers.map(\.id) }
  static var discussion: LocalizedText {
    LocalizedText(en: "Requires a login. JSON: schema tessera.action/1.", zhHans: "需要登录。JSON 格式：tessera.action/1。")
  }
  var server: ServerID? { ServerDefinition.mastodon.id }

  func run(in app: App) async throws {
    let language = app.settings.language
    let id = ServerDefinition.mastodon.id
    let name = try app.lastingServer(id, demoEnds: ComposeMessages.demoEnds).name(in: language)
    if [.reply(""), .quote(""), .edit("")].contains(subject) {
      throw Failure(ComposeMessages.emptyID(AppDefinition.current.name)[language], .usage)
    }
    let feature = try app.container.resolve(ComposeFeature.self)
    let post = try await Failure.naming(name, in: language, login: app.accounts.loginAdvice(at: id)) {
      try await app.accounts.expiring(at: id) { try await perform(feature, language) }
    }
    let document = ActionDocument(server: name, action: Self.name, post: post)
    try Program.print(json ? document : nil, color: app.settings.color) {
      let target = post.map { $0.id.text + ($0.url.map { "  \($0.absoluteString)" } ?? "") }
      return [
        TerminalText([ComposeMessages.done(Self.name)[language], target].compactMap(\.self).joined(separator: "  "))
      ]
    }
  }
}

extension PublishingCommand {
  var images: [(file: ImageFile, description: String)] { [] }

  func perform(_ feature: ComposeFeature, _ language: Language) async throws -> Post? {
    let text = try PostText.read(text, isOptional: !images.isEmpty, language)
    var draft = try await feature.draft(of: subject)
    if draft.editing == nil { draft.append(text) } else { draft.text = text }
    apply(to: &draft)
    draft.files += try await feature.upload(images)
    let post = try await feature.publish(draft)
    if draft.lacksDescription {
      Program.warn([
        StyledText(TerminalText(AppDefinition.current.name + ": " + ComposeMessages.noDescription[language]))
      ])
    }
    return post
  }
}

extension ArgumentHelp {
  static var anyPost: ArgumentHelp {
    ArgumentHelp(
      en: "The URL of the post on any server, or its ID, which `timeline --json` prints.",
      zhHans: "嘟文在任意服务器上的 URL，或其 ID（可由 `timeline --json` 得到）。")
  }
  static var text: ArgumentHelp {
    ArgumentHelp(
      en: "The text. Without it, or with -, the text is read from the standard input.",
      zhHans: "正文。省略或为 - 时，从标准输入读取。")
  }
}

/// The command `tessera publish "text"`.
struct PublishCommand: OptionedCommand {
  static let name = "publish"
  static let abstract = LocalizedText(en: "Publish a post.", zhHans: "发布一条嘟文。")

  @Argument(help: .text)
  var text: String?
  @OptionGroup var options: PublishOptions<NewPostDefaults>
  @OptionGroup var settings: SettingsOptions

  var subject: ComposeSubject { .newPost }
}

/// The command `tessera reply 112 "text"`.
struct ReplyCommand: AnsweringCommand {
  typealias Defaults = ReplyDefaults
  static let name = "reply"
  static let abstract = LocalizedText(en: "Reply to a post.", zhHans: "回复一条嘟文。")

  @OptionGroup var answer: AnswerArguments<ReplyDefaults>
  @OptionGroup var settings: SettingsOptions

  var subject: ComposeSubject { .reply(answer.post) }
}

/// The command `tessera quote 112 "text"`.
struct QuoteCommand: AnsweringCommand {
  typealias Defaults = QuoteDefaults
  static let name = "quote"
  static let abstract = LocalizedText(en: "Publish a post that quotes another one.", zhHans: "发布引用另一条嘟文的嘟文。")

  @OptionGroup var answer: AnswerArguments<QuoteDefaults>
  @OptionGroup var settings: SettingsOptions

  var subject: ComposeSubject { .quote(answer.post) }
}

/// The text of a post from an argument or from the standard input.
private enum PostText {
  /// The maximum size of a text, in bytes, far above the limits of servers.
  private static let limit = 50_000

  static func read(_ argument: String?, isOptional: Bool, _ language: Language) throws(Failure) -> String {
    var text = argument == "-" ? nil : argument
    if text == nil, isatty(STDIN_FILENO) == 0 {
      // allow(no-dropped-errors): without a text, the message says that there is none
      let data = try? FileHandle.standardInput.read(upToCount: limit + 1)
      text = String(decoding: data ?? Data(), as: UTF8.self)
    }
    let trimmed = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty, !isOptional { throw Failure(ComposeMessages.emptyPost[language], .usage) }
    if trimmed.utf8.count > limit { throw Failure(ComposeMessages.longPost[language], .usage) }
    return trimmed
  }
}
