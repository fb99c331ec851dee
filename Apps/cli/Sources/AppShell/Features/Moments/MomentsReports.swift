import Composition
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import TerminalApp

/// The contents of the screens as text and as documents.
enum MomentsReports {
  @Sendable static func moments(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(MomentsFeature.self)
    let page = try await context.load(from: .moments) { try await feature.moments() }
    return TextReport(
      lines: MomentsPlain.lines(page, language: context.language, now: Date()),
      document: MomentsDocument(server: try context.name(of: .moments), page: page))
  }
}
