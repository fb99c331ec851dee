public import FeatureHub
public import Presentation
public import PresentationTerminal
public import TerminalUI

/// A screen that shows the result of a query and has only the keys that all screens of the feature have. The query is
/// for an issue, commits, a commit, branches, contributors or a user.
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
