import ArgumentParser
import Foundation

/// The flags that settings are read from, and where else they come from.
struct SettingsOptions: ParsableArguments {
  @Option(
    help:
      "The address of the one server that the command talks to; where it is all of them, of a demo server that plays them. Without any address, a demo server inside the program does."
  )
  var server: String?

  @Option(help: "The address of a Mastodon server, https://mastodon.social for one.")
  var timelineServer: String?

  @Option(
    help:
      "The address of a server with Twitter's API 1.1. Its key and secret: TESSERA_TWITTER_KEY, TESSERA_TWITTER_SECRET."
  )
  var twitterServer: String?

  @Option(help: "The address of moments' GraphQL server.")
  var momentsServer: String?

  @Option(help: "The address of the coin ranking, https://www.wanandroid.com for one.")
  var rankingServer: String?

  @Option(help: "The address of the server that knows telephone numbers.")
  var loginServer: String?

  @Option(help: "The timeline of the first tab: list:12249, #swift, @mira,@hanae, or twitter:owner/list.")
  var timeline: String?

  @Option(help: "The language, en or zh-Hans. Without it, that of the environment.")
  var lang: String?

  @Option(help: "The colours of screens: light, dark, or auto for what suits the terminal.")
  var theme: String?

  @Option(help: "Colours: auto, always or never.")
  var color: String?

  @Option(
    help: "Pictures of people and photos: auto asks servers for those that the terminal can show, never asks for none.")
  var pictures: String?

  @Option(help: "Whether moments can be liked: on or off.")
  var likes: String?

  @Option(help: "A file to which what is tracked is appended, a line of JSON for each event. Without one, nothing is.")
  var trace: String?

  var environment: [String: String] { ProcessInfo.processInfo.environment }
  var paths: Paths { Paths(environment: environment) }

  /// What the flags set.
  ///
  /// - Parameter service: The one that the command is about, whose address `--server` is then; nil if it is about all.
  func flags(for service: Service?) -> [SettingKey: String] {
    var flags: [SettingKey: String] = [:]
    flags[service.map(SettingKey.server(of:)) ?? .server] = server
    for service in Service.allCases {
      let address =
        switch service {
        case .timeline: timelineServer
        case .twitter: twitterServer
        case .moments: momentsServer
        case .ranking: rankingServer
        case .login: loginServer
        }
      if let address { flags[.server(of: service)] = address }
    }
    flags[.source] = timeline
    flags[.likes] = likes
    flags[.trace] = trace
    flags[.language] = lang
    flags[.theme] = theme
    flags[.color] = color
    flags[.pictures] = pictures
    return flags
  }

  /// The settings, from these flags and all else.
  ///
  /// - Parameter service: The one that the command is about.
  func load(for service: Service? = nil, lastSession: SavedState.Reading = .none) throws(Failure) -> Settings {
    let file = try SettingsFile(paths.configuration)
    var lastTexts: [SettingKey: String] = [:]
    if case .state(let state) = lastSession { lastTexts = state.settingTexts }
    let flags = flags(for: service)
    // A shell's variable that is not set must not lead to the demo server and its invented data.
    if let empty = flags.keys.map(\.name).sorted().first(where: { flags[SettingKey(name: $0)]?.isEmpty == true }) {
      throw Failure("\(empty) is empty (command line). Give it a value, or leave the option out.", .usage)
    }
    return try Settings(
      SettingLayers(flags: flags, environment: environment, file: file.texts, lastSession: lastTexts),
      keys: file.keys)
  }
}
