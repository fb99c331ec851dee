public import FeatureHub
public import Presentation
public import PresentationTerminal
public import TerminalUI

/// The screen of a query that needs no additional keys: an issue, commits, a commit, branches, contributors or a user.
@MainActor public final class HubQueryScreen: HubListScreen {
  public let content: HubList
  private let text: LocalizedText

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any HubListViewModel, title: LocalizedText, context: ScreenContext) {
    text = title
    content = HubList(viewModel, context: context)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(text, language) }
}
