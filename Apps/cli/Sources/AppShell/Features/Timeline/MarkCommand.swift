import ArgumentParser
import Composition
import FeatureTimeline
import Posts
import Presentation
import TerminalApp
import TerminalUI

/// The command `tessera mark timeline 112`, which stores the reading position.
struct MarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark", abstract: "Marks how far you have read.", subcommands: [Timeline.self])

  struct Timeline: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "timeline",
      abstract: "Marks the post that you have read to: there the timeline begins the next time.",
      discussion: """
        The same place is kept when a screen of the timeline is left. `timeline --json` tells it. The server must be one that stays, as \
        what the demo server inside the program says ends with it. JSON: schema tessera.mark/1.
        """)

    @Argument(help: "The number of the post, as `timeline --json` tells it, or newest for whichever that is.")
    var id: String

    @Argument(help: "list:12249, '#swift', or @mira,@hanae. Without it, the one that is set.")
    var source: String?

    @Flag(help: "Print the place as JSON.")
    var json = false

    @OptionGroup var options: TimelineOptions
    @OptionGroup var settings: SettingsOptions

    @MainActor func run() async throws {
      try await Program.reporting(asJSON: json) {
        let chosen = try source.map { text throws(Failure) in try TimelineSource(argument: text, settings.language) }
        try await settings.withApp(
          for: ServerDefinition.mastodon.id, own: options.texts, servers: TimelineModule().servers.map(\.id)
        ) { app in
          let source = chosen ?? app.settings.values[.timeline]
          let server = try app.environment.server(source.server)
          if server.isDemo {
            throw Failure(TimelineCommandText.demoEnds[app.settings.language], .usage)
          }
          let language = app.settings.language
          let name = server.name(in: language)
          let place = id == "newest" ? nil : PostID(id)
          let feature = try app.container.resolve(TimelineFeature.self)
          let isKnown = try await Failure.naming(name, in: language) { try await feature.mark(place, in: source) }
          if !isKnown { throw Failure("\(name): \(TimelineCommandText.unknownPost(id, source, language))") }
          let document = MarkDocument(server: name, source: source, place: place)
          try Program.print(json ? document : nil, color: app.settings.color) { ["\(source.description)  \(id)"] }
        }
      }
    }
  }
}
