public import Presentation

/// A row of the list of sources from which a user can choose.
public enum TimelineChoice: ListItemViewModel, Hashable {
  /// A source. `title` is the title of a list, or `nil` for other sources. The title comes from a server: sanitize it
  /// before display.
  case source(TimelineSource, title: String? = nil)
  /// A sentence with the reason why other sources are not offered.
  case notice(LocalizedText)

  /// The source, or `nil` for a notice.
  public var source: TimelineSource? { if case .source(let source, _) = self { source } else { nil } }

  /// The identity of a row.
  public enum ID: Sendable, Hashable {
    /// A source.
    case source(TimelineSource)
    /// A notice.
    case notice(LocalizedText)
  }

  /// The identity of the row.
  public var id: ID {
    switch self {
    case .source(let source, _): .source(source)
    case .notice(let sentence): .notice(sentence)
    }
  }
}
