import ArgumentParser
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import TerminalUI

/// `tessera like 7`: likes a moment.
struct LikeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "like", abstract: "Likes a moment.",
    discussion: "Prints the moment as it is then. JSON: schema tessera.moment/1.")

  @Argument(help: "The number of the moment, as `moments` tells it.")
  var id: String

  @Flag(help: "Print the moment as JSON.")
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await settings.setLike(true, of: id, asJSON: json)
  }
}

/// `tessera unlike 7`: takes a like back.
struct UnlikeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlike", abstract: "Takes the like of a moment back.",
    discussion: "Prints the moment as it is then. JSON: schema tessera.moment/1.")

  @Argument(help: "The number of the moment, as `moments` tells it.")
  var id: String

  @Flag(help: "Print the moment as JSON.")
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await settings.setLike(false, of: id, asJSON: json)
  }
}

extension SettingsOptions {
  @MainActor fileprivate func setLike(_ isLiked: Bool, of id: Moment.ID, asJSON: Bool) async throws {
    try await Program.reporting(asJSON: asJSON) {
      try await withApp(for: .moments, services: [.moments]) { app in
        let language = app.settings.language.value
        let server = app.surroundings[.moments].name(in: language)
        let feature = try app.container.resolve(MomentsFeature.self)
        let moment: Moment
        do {
          moment = try await Failure.naming(server, in: language) { try await feature.setLike(isLiked, of: id) }
        } catch is LikesAreOff {
          throw Failure(CommandText.likesAreOff[language], .usage)
        }
        try Program.print(
          asJSON ? MomentDocument(server: server, moment: moment) : nil, color: app.settings.color.value
        ) {
          MomentsPlain.lines(moment, language: language, now: Date())
        }
      }
    }
  }
}
