import ArgumentParser
import Composition
import FeatureTimeline
import Posts
import Presentation
import TerminalApp

/// The command `tessera timeline '#swift'`, which prints or shows the posts of a source.
struct TimelineCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "The posts of a list, of a hashtag or of people.",
    discussion: "Without --pages, the newest 40. JSON: schema tessera.timeline/1.")
  static let server: ServerID? = ServerDefinition.mastodon.id

  @Argument(help: "list:12249, '#swift', or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var options: TimelineOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    let source = try source.map { text throws(Failure) in try TimelineSource(argument: text, settings.language) }
    return modules.path(to: RouteKey.timeline(TimelineInput(source)))
  }
}

/// The command `tessera people list:12249`, which prints or shows the people who write the posts of a source.
struct PeopleCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "people", abstract: "The people who write what a source shows.",
    discussion: "JSON: schema tessera.people/1.")
  static let server: ServerID? = ServerDefinition.mastodon.id

  @Argument(help: "list:12249, or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var options: TimelineOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    let named = try source.map { text throws(Failure) in try TimelineSource(argument: text, settings.language) }
    let source =
      if let named { named } else { try settings.load(for: Self.server, own: options.texts).values[.timeline] }
    guard source.listsPeople else {
      throw Failure(TimelineCommandText.noPeople("\(source)", settings.language), .usage)
    }
    if named != nil { return modules.path(to: RouteKey.people(PeopleInput(source))) }
    return [RouteKey.timeline(TimelineInput()), RouteKey.people(PeopleInput(source))]
  }
}

/// The command `tessera post 112 '#swift'`, which prints or shows one post with its full text.
struct PostCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "post", abstract: "One post of a source.",
    discussion: "JSON: schema tessera.timeline/1, with one post.")
  static let server: ServerID? = ServerDefinition.mastodon.id

  @Argument(help: "The number of the post, as `timeline --json` tells it.")
  var id: String

  @Argument(help: "list:12249, '#swift', or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var options: TimelineOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    if let source {
      let source = try TimelineSource(argument: source, settings.language)
      return modules.path(to: RouteKey.post(PostInput(PostID(id), source)))
    }
    let source = try settings.load(own: options.texts).values[.timeline]
    return [RouteKey.timeline(TimelineInput()), RouteKey.post(PostInput(PostID(id), source))]
  }
}
