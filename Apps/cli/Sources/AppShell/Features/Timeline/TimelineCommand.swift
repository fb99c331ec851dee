import ArgumentParser
import FeatureTimeline
import Presentation

/// `tessera timeline '#swift'`: the posts of a source.
struct TimelineCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "The posts of a list, of a hashtag or of people.",
    discussion: "Without --pages, the newest 40. JSON: schema tessera.timeline/1.")
  static let service: Service? = .timeline

  @Argument(help: "list:12249, '#swift', or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() throws(Failure) -> [Route] {
    guard let source else { return [.timeline(nil)] }
    return Route.timeline(try TimelineSource(argument: source, settings.language)).path
  }
}

/// `tessera people list:12249`: who writes what a source shows.
struct PeopleCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "people", abstract: "The people who write what a source shows.",
    discussion: "JSON: schema tessera.people/1.")
  static let service: Service? = .timeline

  @Argument(help: "list:12249, or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() throws(Failure) -> [Route] {
    if let source { return TimelinePlace.people(try TimelineSource(argument: source, settings.language)).path }
    let source = try settings.source
    guard source.hasPeople else { throw Failure(CommandText.noPeople("\(source)", settings.language), .usage) }
    return [.timeline(nil), Route(TimelinePlace.people(source))]
  }
}

/// `tessera post 112 '#swift'`: one post with all of its text.
struct PostCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "post", abstract: "One post of a source.",
    discussion: "JSON: schema tessera.timeline/1, with one post.")
  static let service: Service? = .timeline

  @Argument(help: "The number of the post, as `timeline --json` tells it.")
  var id: String

  @Argument(help: "list:12249, '#swift', or @mira,@hanae. Without it, the one that is set.")
  var source: String?

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() throws(Failure) -> [Route] {
    if let source {
      return TimelinePlace.post(PostID(id), try TimelineSource(argument: source, settings.language)).path
    }
    return [.timeline(nil), Route(TimelinePlace.post(PostID(id), try settings.source))]
  }
}

extension SettingsOptions {
  /// The timeline of the tab.
  fileprivate var source: TimelineSource {
    get throws(Failure) { TimelineSource(set: try load().features[.source]?.value) }
  }
}

extension TimelineSource {
  /// What a setting names, or the timeline where nothing is set.
  init(set text: String?) {
    self = text.flatMap { TimelineSource($0) } ?? .mastodonTag("swift")
  }

  init(argument: String, _ language: @autoclosure () -> Language) throws(Failure) {
    guard let source = TimelineSource(argument) else {
      throw Failure(CommandText.noTimeline(argument, language()), .usage)
    }
    self = source
  }
}
