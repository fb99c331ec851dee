import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// The contents of the screens as text and as documents.
enum TimelineReports {
  /// The number of posts in a page.
  private static let pageCount = 40

  /// Returns the result of `load`: the server's posts, or the stored posts with the reason if the server does not respond.
  private static func contents(
    of source: TimelineSource, _ context: ReportContext, _ load: () async throws -> TimelineContents
  ) async throws -> TimelineContents {
    let contents = try await context.load(from: source.server) {
      do {
        return try await load()
      } catch LoadFailure.unauthorized where source.api == .twitter {
        let name = try context.name(of: source.server)
        throw Failure("\(name): \(TimelineMessages.keyRejected[context.language])", .notLoggedIn)
      }
    }
    if contents.failure == .unauthorized { try await context.accounts.expire(at: source.server).value }
    return contents
  }

  /// - Parameter source: The source, or `nil` for the one in the settings.
  static func timeline(_ source: TimelineSource?, _ context: ReportContext) async throws -> TextReport {
    let source = try source ?? context.container.firstTimeline
    let feature = try context.container.resolve(TimelineFeature.self)
    let name = try context.name(of: source.server)
    // A timeline has no practical end, so the default is one page.
    let count = (context.pages ?? 1).multipliedReportingOverflow(by: pageCount)
    let contents = try await contents(of: source, context) {
      try await feature.contents(
        of: source, count: count.overflow ? .max : count.partialValue, progress: context.progress)
    }
    let position = try await context.load(from: source.server) { try feature.position(in: source) }
    return TextReport(
      lines: TimelinePlain.lines(contents, language: context.language),
      document: TimelineDocument(server: name, timeline: contents, position: position))
  }

  static func sources(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(TimelineFeature.self)
    let choices = try await context.load(from: ServerDefinition.mastodon.id) { try await feature.sources() }
    let document = SourcesDocument(server: try context.name(of: ServerDefinition.mastodon.id), choices: choices)
    return TextReport(lines: lines(of: choices, context.language), document: document)
  }

  /// Returns each timeline as `tessera timeline` accepts it, with its title, and below them the reasons why others are missing.
  static func lines(of choices: [TimelineChoice], _ language: Language) -> [TerminalText] {
    var rows: [[TerminalText]] = []
    var notices: [TerminalText] = []
    for choice in choices {
      switch choice {
      case .source(let source, let title):
        rows.append([TerminalText(title.map { "list \($0)" } ?? source.description), choice.text(language)])
      case .notice: notices.append(choice.text(language))
      }
    }
    return TextTable(rows).lines + notices
  }

  static func post(_ id: PostID, _ source: TimelineSource, _ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(TimelineFeature.self)
    let name = try context.name(of: source.server)
    let found = try await contents(of: source, context) {
      try await feature.contents(ofPost: id, in: source)
    }
    return TextReport(
      lines: TimelinePlain.lines(found, language: context.language),
      document: TimelineDocument(server: name, timeline: found, position: nil))
  }

  static func people(_ source: TimelineSource, _ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(TimelineFeature.self)
    let name = try context.name(of: source.server)
    let people = try await context.load(from: source.server) {
      try await feature.people(of: source, pages: context.pages ?? .max)
    }
    let rows = people.map { [TerminalText("@" + $0.username), TerminalText($0.name)] }
    return TextReport(lines: TextTable(rows).lines, document: PeopleDocument(server: name, people: people))
  }
}
