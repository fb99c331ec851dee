import ArgumentParser
import Composition
import FeatureMoments
import FeatureMomentsModule
import Foundation
import Presentation
import TerminalApp

/// The command `tessera moments`, which prints or shows the moments of friends.
struct MomentsCommand: RouteCommand {
  static let name = "moments"
  static let abstract = LocalizedText(en: "Show your friends' moments.", zhHans: "显示朋友圈。")
  static let key = RouteKey.moments

  @OptionGroup var options: MomentsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }
}

/// The command `tessera like 7`, which likes a moment.
struct LikeCommand: SetLikeCommand {
  static let name = "like"
  static let abstract = LocalizedText(en: "Like a moment.", zhHans: "给朋友圈动态点赞。")
  static let isLiked = true

  @OptionGroup var arguments: LikeArguments
}

/// The command `tessera unlike 7`, which removes a like.
struct UnlikeCommand: SetLikeCommand {
  static let name = "unlike"
  static let abstract = LocalizedText(en: "Remove your like from a moment.", zhHans: "取消对朋友圈动态的点赞。")
  static let isLiked = false

  @OptionGroup var arguments: LikeArguments
}

/// The argument and the options of the commands `tessera like` and `tessera unlike`.
struct LikeArguments: ParsableArguments {
  @Argument(help: ArgumentHelp(en: "The ID of the moment, which `moments` prints.", zhHans: "朋友圈动态 ID，由 `moments` 输出。"))
  var id: String

  @Flag(help: .json)
  var json = false

  @OptionGroup var options: MomentsOptions
  @OptionGroup var settings: SettingsOptions
}

/// A command that likes a moment or removes the like.
protocol SetLikeCommand: AppCommand {
  static var isLiked: Bool { get }
  var arguments: LikeArguments { get }
}

extension SetLikeCommand {
  static var discussion: LocalizedText {
    LocalizedText(
      en: "Prints the changed moment. Requires --server. JSON: schema tessera.moment/1.",
      zhHans: "输出更改后的朋友圈动态。需要 --server。JSON 格式：tessera.moment/1。")
  }
  var server: ServerID? { .moments }
  static var servers: [ServerID]? { [.moments] }
  var json: Bool { arguments.json }
  var settings: SettingsOptions { arguments.settings }
  var ownSettings: [String: String] { arguments.options.texts }

  @MainActor func run(in app: App) async throws {
    let language = app.settings.language
    let server = try app.lastingServer(.moments, demoEnds: MomentsMessages.demoEnds).name(in: language)
    let problem = MomentsMessages.traceProblem(app.settings.values[.trace])
    if let problem { throw Failure(problem[language], .usage) }
    let feature = try app.container.resolve(MomentsFeature.self)
    let moment: Moment
    do {
      moment = try await Failure.naming(server, in: language) {
        try await feature.setLike(Self.isLiked, of: arguments.id)
      }
    } catch is LikesAreOff {
      throw Failure(MomentsMessages.likesAreOff[language], .usage)
    }
    try Program.print(json ? MomentDocument(server: server, moment: moment) : nil, color: app.settings.color) {
      MomentsPlain.lines(moment, language: language)
    }
  }
}
