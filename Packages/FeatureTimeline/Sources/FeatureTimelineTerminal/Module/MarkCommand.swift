import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import Presentation
import TerminalApp

/// The command `tessera mark timeline 112`, which stores the reading position.
struct MarkCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mark", abstract: LocalizedText(en: "Set your reading position.", zhHans: "设置阅读位置。"),
      subcommands: [Timeline.self])
  }

  struct Timeline: AppCommand {
    static let name = "timeline"
    static let abstract = LocalizedText(
      en: "Set the post at which the timeline opens next time.", zhHans: "设置下次打开时间线时定位到的嘟文。")
    static let discussion = LocalizedText(
      en: """
        The timeline screen stores the same position when it closes, and `timeline --json` prints it. Requires --server, because \
        the posts of the demo server inside the program are lost when the command ends. JSON: schema tessera.mark/1.
        """,
      zhHans: """
        关闭时间线界面时也会保存该位置，`timeline --json` 会输出它。需要 --server，因为程序内置演示服务器的嘟文会随命令结束而消失。\
        JSON 格式：tessera.mark/1。
        """)
    static var servers: [ServerID]? { TimelineModule().servers.map(\.id) }

    @Argument(
      help: ArgumentHelp(
        en: "The ID of the post, which `timeline --json` prints, or `newest`.",
        zhHans: "嘟文的 ID（可由 `timeline --json` 得到），或 newest（最新）。"))
    var id: String

    @OptionGroup var words: TimelineArgument

    @Flag(help: .json)
    var json = false

    @OptionGroup var options: TimelineOptions
    @OptionGroup var settings: SettingsOptions

    var server: ServerID? { words.server(options, settings) }
    var ownSettings: [String: String] { options.texts }

    func run(in app: App) async throws {
      let language = app.settings.language
      let source = try words.named() ?? app.container.firstTimeline
      let name = try app.lastingServer(source.server, demoEnds: TimelineMessages.demoEnds).name(in: language)
      let position = id == "newest" ? nil : PostID(id)
      let feature = try app.container.resolve(TimelineFeature.self)
      let isKnown = try await Failure.naming(name, in: language) { try await feature.mark(position, in: source) }
      if !isKnown {
        throw Failure(
          "\(name): \(TimelineMessages.unknownPost(id, in: source, program: AppDefinition.current.name)[language])")
      }
      let document = MarkDocument(server: name, source: source, position: position)
      try Program.print(json ? document : nil, color: app.settings.color) { ["\(source.description)  \(id)"] }
    }
  }
}
