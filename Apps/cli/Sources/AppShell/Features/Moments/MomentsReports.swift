import Composition
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation

/// What the screens show, as text and as documents.
enum MomentsReports {
  @Sendable static func moments(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(MomentsFeature.self)
    let name = try context.server(.moments).name(in: context.language)
    let page = try await Failure.naming(name, in: context.language) { try await feature.moments() }
    return TextReport(
      lines: MomentsPlain.lines(page, language: context.language, now: Date()),
      document: MomentsDocument(server: name, page: page))
  }
}
