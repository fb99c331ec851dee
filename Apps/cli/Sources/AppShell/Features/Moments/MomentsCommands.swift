import ArgumentParser
import Composition
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import TerminalApp
import TerminalUI

/// The command `tessera moments`, which prints or shows the moments of friends.
struct MomentsCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "moments", abstract: "What friends share.", discussion: "JSON: schema tessera.moments/1.")
  static let server: ServerID? = .moments

  @OptionGroup var options: MomentsOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }
  func path(in modules: ModuleList<TerminalInterface>) -> [Route] { [RouteKey.moments()] }
}

/// The command `tessera like 7`, which likes a moment.
struct LikeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "like", abstract: "Likes a moment.", discussion: LikeArguments.discussion)

  @OptionGroup var arguments: LikeArguments

  @MainActor func run() async throws { try await arguments.setLike(true) }
}

/// The command `tessera unlike 7`, which removes a like.
struct UnlikeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlike", abstract: "Takes the like of a moment back.", discussion: LikeArguments.discussion)

  @OptionGroup var arguments: LikeArguments

  @MainActor func run() async throws { try await arguments.setLike(false) }
}

/// The moment to like or unlike.
struct LikeArguments: ParsableArguments {
  static let discussion = "Prints the moment as it is then. JSON: schema tessera.moment/1."
  private static let likesAreOff = LocalizedText(
    en: "Likes are turned off. Turn them on with --likes on.", zhHans: "点赞已关闭。可用 --likes on 开启。")

  @Argument(help: "The number of the moment, as `moments` tells it.")
  var id: String

  @Flag(help: "Print the moment as JSON.")
  var json = false

  @OptionGroup var options: MomentsOptions
  @OptionGroup var settings: SettingsOptions

  @MainActor func setLike(_ isLiked: Bool) async throws {
    try await Program.reporting(asJSON: json) {
      try await settings.withApp(for: .moments, own: options.texts, servers: [.moments]) { app in
        let language = app.settings.language
        let server = try app.environment.server(.moments).name(in: language)
        let feature = try app.container.resolve(MomentsFeature.self)
        let moment: Moment
        do {
          moment = try await Failure.naming(server, in: language) { try await feature.setLike(isLiked, of: id) }
        } catch is LikesAreOff {
          throw Failure(Self.likesAreOff[language], .usage)
        }
        try Program.print(json ? MomentDocument(server: server, moment: moment) : nil, color: app.settings.color) {
          MomentsPlain.lines(moment, language: language, now: Date())
        }
      }
    }
  }
}
