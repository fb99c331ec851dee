import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import Presentation
import Reactive
import TerminalApp

/// The contents of the timeline screens, as text and as documents.
enum TimelineReports {
  private typealias Loaded = (contents: TimelineContents, position: PostID?, versions: PostVersions)

  /// Loads the posts of a source.
  ///
  /// - Parameter source: The source, or `nil` for the source of the first tab.
  static func timeline(_ source: TimelineSource?, _ context: ReportContext) async throws -> TextReport {
    let source = try source ?? context.container.firstTimeline
    return try await report(of: source, context) { feature in
      // A timeline has no practical end, so the default is one page.
      let contents = try await feature.contents(of: source, pages: context.pages ?? 1, progress: context.progress)
      return (contents, try feature.position(in: source), .hidden)
    }
  }

  static func post(_ id: PostID, _ source: TimelineSource, _ context: ReportContext) async throws -> TextReport {
    try await report(of: source, context, showsDetails: true) { feature in
      let contents = try await feature.contents(ofPost: id, in: source)
      return (contents, nil, try await feature.earlierVersions(ofPostIn: contents))
    }
  }

  /// Returns a report of the posts that `load` returns: the posts of the server or, if a request fails, the stored
  /// posts with the reason.
  private static func report(
    of source: TimelineSource, _ context: ReportContext, showsDetails: Bool = false,
    _ load: (TimelineFeature) async throws -> Loaded
  ) async throws -> TextReport {
    try await context.report(
      from: source.server,
      { (feature: TimelineFeature) in try await load(feature) },
      lines: { TimelinePlain.lines($0.contents, versions: $0.versions, showsDetails: showsDetails, language: $1) },
      document: { TimelineDocument(server: $0, timeline: $1.contents, position: $1.position, versions: $1.versions) },
      problem: \.contents.failure)
  }
}
