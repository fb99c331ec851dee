import Presentation
import TerminalUI

/// What a place says outside of screens.
struct Report: Sendable {
  /// For people.
  let lines: [TerminalText]
  /// For programs; its field `schema` tells name and version of its form.
  let document: any Encodable & Sendable
}

/// How much is asked for, and how it is said.
struct ReportRequest: Sendable {
  /// How many pages from the first on; nil for all.
  var pages: Int?
  var language: Language
  /// Told which share of what is asked for is there, from 0 to 1.
  var progress: @Sendable (Double) -> Void = { _ in }
}

/// Makes the report of a route.
struct ReportMaker: Sendable {
  /// Throws a ``Failure`` that names the server, or what went wrong otherwise.
  let make: @Sendable (ReportRequest) async throws -> Report

  /// For places that only screens have.
  static let none = ReportMaker { throw Failure(AppText.onlyInTerminal[$0.language]) }
}
