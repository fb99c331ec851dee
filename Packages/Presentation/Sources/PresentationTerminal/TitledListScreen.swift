public import Foundation
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
  ///   - host: The host, which shows messages and the time of the last update. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of the time of the last update.
  public init<ViewModel: ListViewModel>(
    _ viewModel: ViewModel, _ layout: ListLayout<Row>, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) where ViewModel.Row == Row {
    localizedTitle = layout.title
    list = PagedListView(
      viewModel, host: host, language: language, text: layout.text, now: now, timeZone: timeZone, rows: layout.rows)
  }

  public var title: TerminalText { TerminalText(localizedTitle, language) }
}
