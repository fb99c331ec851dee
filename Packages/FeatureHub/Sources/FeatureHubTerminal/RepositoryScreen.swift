public import FeatureHub
import FeatureHubModule
public import Observation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of a repository: its description, its counts and its destinations.
@MainActor @Observation.Observable public final class RepositoryScreen: HubListScreen {
  @ObservationIgnored public let content: HubList

  private var star: Bool?
  @ObservationIgnored private let viewModel: any RepositoryViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any RepositoryViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    content = HubList(viewModel, context: context)
    content.headline = { [weak self] in self?.star.map { $0 ? HubText.starred : HubText.notStarred } }
    viewModel.star.drive(with: self) { $0.star = $1 }.disposed(by: bag)
    viewModel.starFailures.emit(with: self) { $0.list.context.host?.show($1, $0.language) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(HubText.repository, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let toggle = KeyBinding(["f"], .hubStar, TerminalText(HubText.toggleStar, language))
    return [content.browse, KeyAction(toggle, viewModel.toggleStar)]
  }
}
