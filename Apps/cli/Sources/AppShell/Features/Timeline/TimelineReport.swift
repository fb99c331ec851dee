import FeatureTimeline
import FeatureTimelineTerminal
import Presentation
import Reactive
import TerminalUI

enum TimelineReportText {
  /// A post that is not among those that are known.
  static func unknownPost(_ id: String, _ source: TimelineSource, _ language: Language) -> String {
    switch language {
    case .en: "\(id) is not among the newest posts of \(source)."
    case .zhHans: "\(source) 最新的动态中没有 \(id)。"
    }
  }
}

/// What `tessera timeline --json` prints.
struct TimelineDocument: Encodable, Sendable {
  var schema = "tessera.timeline/1"
  let server: String
  let timeline: TimelineContents
  /// The post that the user has read to; left out for the newest.
  let place: PostID?
}

/// What `tessera people --json` prints.
struct PeopleDocument: Encodable, Sendable {
  var schema = "tessera.people/1"
  let server: String
  let people: [Person]
}

extension ReportMaker {
  /// Posts in a page.
  private static let pageCount = 40

  /// What `load` returns: posts of the server's, or those that are stored if the server does not answer, with the reason.
  private static func contents(
    of source: TimelineSource, _ sessions: any Sessions, from name: String, _ request: ReportRequest,
    _ load: () async throws -> TimelineContents
  ) async throws -> TimelineContents {
    let contents = try await Failure.naming(name, in: request.language) {
      try await sessions.expiring(at: source.service) { try await load() }
    }
    if contents.failure == .unauthorized { try await sessions.expire(at: source.service).value }
    return contents
  }

  static func timeline(
    _ source: TimelineSource, _ feature: TimelineFeature, _ sessions: any Sessions, from server: Surroundings.Server
  ) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      // A timeline has no end that is worth waiting for: without a number, one page.
      let count = (request.pages ?? 1).multipliedReportingOverflow(by: pageCount)
      let contents = try await contents(of: source, sessions, from: name, request) {
        try await feature.contents(
          of: source, count: count.overflow ? .max : count.partialValue, progress: request.progress)
      }
      let place = try await Failure.naming(name, in: request.language) { try feature.place(in: source) }
      return Report(
        lines: TimelinePlain.lines(contents, language: request.language),
        document: TimelineDocument(server: name, timeline: contents, place: place))
    }
  }

  static func post(
    _ id: PostID, _ source: TimelineSource, _ feature: TimelineFeature, _ sessions: any Sessions,
    from server: Surroundings.Server
  ) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      let found = try await contents(of: source, sessions, from: name, request) {
        try await feature.contents(ofPost: id, in: source)
      }
      return Report(
        lines: TimelinePlain.lines(found, language: request.language),
        document: TimelineDocument(server: name, timeline: found, place: nil))
    }
  }

  static func people(
    _ source: TimelineSource, _ feature: TimelineFeature, _ sessions: any Sessions, from server: Surroundings.Server
  ) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      let people = try await Failure.naming(name, in: request.language) {
        try await sessions.expiring(at: source.service) {
          try await feature.people(of: source, pages: request.pages ?? .max)
        }
      }
      let rows = people.map { [TerminalText("@" + $0.username), TerminalText($0.name)] }
      return Report(lines: TextTable(rows).lines, document: PeopleDocument(server: name, people: people))
    }
  }
}
