public import Composition
public import Presentation
public import TerminalApp

extension TerminalModule {
  /// Loads the contents of a destination of the module, as a command prints them.
  ///
  /// - Parameters:
  ///   - route: The route to the destination.
  ///   - container: The container that resolves the feature.
  ///   - pages: The number of pages to load, or `nil` for the destination's default.
  ///   - language: The language of the report.
  /// - Returns: The report, or `nil` if the destination has none.
  /// - Throws: The error of the feature.
  public func report(
    of route: Route, in container: Container, pages: Int? = nil, language: Language = .en
  ) async throws -> TextReport? {
    let context = ReportContext(container: container, pages: pages, language: language)
    return try await scenes.first { $0.name == route.name }?.loadReport(route, context)
  }
}
