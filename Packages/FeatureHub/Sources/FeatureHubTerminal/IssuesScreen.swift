public import FeatureHub
import FeatureHubModule
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the issues of a repository.
@MainActor public final class IssuesScreen: HubListScreen {
  public let content: HubList

  private let viewModel: any IssuesViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any IssuesViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    content = HubList(viewModel, context: context)
    viewModel.filter.drive(onNext: { [content] filter in
      content.headline = { filter == .open ? HubText.openIssues : HubText.closedIssues }
    }).disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(HubText.issues, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let state = KeyBinding(["s"], .hubState, TerminalText(HubText.toggleState, language))
    return [content.browse, KeyAction(state, viewModel.toggleState)]
  }
}
