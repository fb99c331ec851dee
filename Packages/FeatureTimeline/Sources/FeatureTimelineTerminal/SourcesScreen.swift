public import FeatureTimeline
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the sources from which the user can choose.
@MainActor public final class SourcesScreen: ListScreen {
  /// The list of sources.
  public let list: PagedListView<TimelineChoice>

  /// Creates a screen that shows the state of a view model, which it retains.
  public init(viewModel: any SourcesViewModel, context: ScreenContext) {
    list = PagedListView(
      viewModel, context: context, text: TimelineText.listText,
      rows: .table { language in Table([.init("", minimum: 5) { $0.line(language) }]) })
    list.onOpen = { [viewModel] in viewModel.choose.accept($0) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.sources, language) }
}

extension TimelineChoice {
  /// Returns the row as a line of text.
  public func text(_ language: Language) -> TerminalText {
    switch self {
    case .source(let source, let title): title.map { TerminalText($0) } ?? source.title(language)
    case .notice(let sentence): TerminalText(sentence, language)
    }
  }

  fileprivate func line(_ language: Language) -> StyledText {
    if case .notice = self { return StyledText(text(language), .secondaryText) }
    return StyledText(text(language))
  }
}
