public import Composition
public import Presentation

/// The values with which a report is loaded.
public struct ReportContext: Sendable {
  /// The container that resolves the feature and its dependencies.
  public let container: Container
  /// The number of pages to load, starting with the first, or `nil` for the destination's default.
  public var pages: Int?
  /// The language of the report.
  public var language: Language
  /// A closure that is called with the loaded fraction of the report, from 0 to 1.
  public var progress: @Sendable (Double) -> Void

  /// Creates a context.
  public init(
    container: Container, pages: Int? = nil, language: Language,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) {
    self.container = container
    self.pages = pages
    self.language = language
    self.progress = progress
  }
}
