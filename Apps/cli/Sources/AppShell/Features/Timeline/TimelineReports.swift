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
    let rejection = source.api == .twitter ? TimelineMessages.keyRejected : nil
    let contents = try await context.load(from: source.server, rejection: rejection, load)
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

  static func post(_ id: PostID, _ source: TimelineSource, _ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(TimelineFeature.self)
    let name = try context.name(of: source.server)
    let found = try await contents(of: source, context) {
      try await feature.contents(ofPost: id, in: source)
    }
    let versions = try await feature.earlierVersions(ofPostIn: found)
    return TextReport(
      lines: TimelinePlain.lines(found, language: context.language)
        + PostVersionsPlain.lines(versions, language: context.language),
      document: TimelineDocument(server: name, timeline: found, position: nil, versions: versions))
  }
}
