import Composition
import FeatureHub
import FeatureHubTerminal
import Presentation
import TerminalApp

extension RouteKey {
  /// The name of the schema of the destination's document: `tessera.hub-issues/1`.
  var schema: String { "tessera.\(name)/1" }
}

/// The contents of the screens as text and as documents.
enum HubReports {
  /// Loads a query, one page of it unless more are requested.
  static func report<Item>(
    _ query: HubQuery<Item>, schema: String, _ context: ReportContext
  ) async throws -> TextReport {
    let feature = try context.container.resolve(HubFeature.self)
    let items = try await context.load(from: .hub) {
      do {
        return try await feature.items(query, pages: context.pages ?? 1)
      } catch LoadFailure.unauthorized {
        // GitHub requires a token for none of these queries, so it rejected the user's token.
        let name = try context.name(of: .hub)
        throw Failure(HubMessages.tokenRefused(by: name)[context.language], .notLoggedIn)
      }
    }
    return TextReport(
      lines: HubPlain.lines(feature.rows(query, items), language: context.language),
      document: HubDocument(schema: schema, server: try context.name(of: .hub), items: items))
  }

  /// Searches for a text. Without text, nothing is requested and nothing found.
  static func search(_ text: String, _ context: ReportContext) async throws -> TextReport {
    let schema = RouteKey.hub.schema
    if !text.isEmpty { return try await report(.search(text), schema: schema, context) }
    return TextReport(
      lines: HubPlain.lines([], language: context.language),
      document: HubDocument<Repository>(schema: schema, server: try context.name(of: .hub), items: []))
  }
}
