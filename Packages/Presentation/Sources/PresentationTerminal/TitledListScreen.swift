public import Presentation
public import TerminalUI

/// A screen that shows one list below a title, and has no keys except those of the list.
@MainActor public final class TitledListScreen<Row: ListItemViewModel>: ListScreen {
  /// The list.
  public let list: PagedListView<Row>
  private let localizedTitle: LocalizedText

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - layout: The title, the texts and the way rows are drawn.
  ///   - context: The context of the screen.
  public init<ViewModel: ListViewModel>(
    _ viewModel: ViewModel, _ layout: ListLayout<Row>, context: ScreenContext
  ) where ViewModel.Row == Row {
    localizedTitle = layout.title
    list = PagedListView(viewModel, context: context, text: layout.text, rows: layout.rows)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(localizedTitle, language) }
}
