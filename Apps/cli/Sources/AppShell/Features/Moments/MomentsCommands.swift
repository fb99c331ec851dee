import ArgumentParser
import Composition
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// The command `tessera moments`, which prints or shows the moments of friends.
struct MomentsCommand: RouteCommand {
  static let name = "moments"
  static let abstract = LocalizedText(en: "Show your friends' moments.", zhHans: "显示朋友圈。")
  static let discussion = LocalizedText(schema: "tessera.moments/1")
  static let server: ServerID? = .moments
  static let key = RouteKey.moments

  @OptionGroup var options: MomentsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }
}

/// The command `tessera like 7`, which likes a moment.
struct LikeCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "like",
      abstract: LocalizedText(en: "Like a moment.", zhHans: "点赞。"),
      discussion: LikeArguments.discussion)
  }

  @OptionGroup var arguments: LikeArguments

  @MainActor func run() async throws { try await arguments.setLike(true) }
}

/// The command `tessera unlike 7`, which removes a like.
struct UnlikeCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unlike",
      abstract: LocalizedText(en: "Remove your like from a moment.", zhHans: "取消点赞。"),
      discussion: LikeArguments.discussion)
  }

  @OptionGroup var arguments: LikeArguments

  @MainActor func run() async throws { try await arguments.setLike(false) }
}

/// The moment to like or unlike.
struct LikeArguments: ParsableArguments {
  static let discussion = LocalizedText(
    en: "Prints the changed moment. Requires --server. JSON: schema tessera.moment/1.",
    zhHans: "输出更改后的动态。需要 --server。JSON 格式：tessera.moment/1。")

  @Argument(help: ArgumentHelp(en: "The ID of the moment, which `moments` prints.", zhHans: "动态的 ID，可由 `moments` 得到。"))
  var id: String

  @Flag(help: .json)
  var json = false

  @OptionGroup var options: MomentsOptions
  @OptionGroup var settings: SettingsOptions

  @MainActor func setLike(_ isLiked: Bool) async throws {
    try await Program.reporting(asJSON: json) {
      try await settings.withApp(for: .moments, own: options.texts, servers: [.moments]) { app in
        let language = app.settings.language
        let warnings = try app.printWarnings()
        defer { warnings.dispose() }
        let definition = try app.environment.server(.moments)
        if definition.isDemo { throw Failure(MomentsMessages.demoEnds[language], .usage) }
        let server = definition.name(in: language)
        let feature = try app.container.resolve(MomentsFeature.self)
        let moment: Moment
        do {
          moment = try await Failure.naming(server, in: language) { try await feature.setLike(isLiked, of: id) }
        } catch is LikesAreOff {
          throw Failure(MomentsMessages.likesAreOff[language], .usage)
        }
        try Program.print(json ? MomentDocument(server: server, moment: moment) : nil, color: app.settings.color) {
          MomentsPlain.lines(moment, language: language, now: Date())
        }
      }
    }
  }
}
