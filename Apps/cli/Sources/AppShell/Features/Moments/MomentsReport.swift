import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation

/// What `tessera moments --json` prints.
struct MomentsDocument: Encodable, Sendable {
  var schema = "tessera.moments/1"
  let server: String
  let page: MomentsDetails
}

/// What `tessera like --json` prints.
struct MomentDocument: Encodable, Sendable {
  var schema = "tessera.moment/1"
  let server: String
  let moment: Moment
}

extension ReportMaker {
  static func moments(_ feature: MomentsFeature, from server: Surroundings.Server) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      let page = try await Failure.naming(name, in: request.language) { try await feature.moments() }
      return Report(
        lines: MomentsPlain.lines(page, language: request.language, now: Date()),
        document: MomentsDocument(server: name, page: page))
    }
  }
}
