import FeatureHub
import FeatureHubTerminal
import Foundation
import Presentation
import Reactive
import TerminalUI

extension HubDemo {
  /// Shows the screen of a scenario. What a row leads to appears as a message.
  static func show(_ scenario: Scenario, _ feature: HubFeature, _ name: RepositoryName) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let bag = DisposeBag()
    func push(_ screen: any Screen, _ intents: Signal<HubIntent>) {
      intents.emit(onNext: { application.toasts.show(TerminalText("\($0)")) }).disposed(by: bag)
      application.screens.push(screen)
    }
    switch scenario {
    case .search, .empty, .offline, .limited, .slow:
      let viewModel = feature.makeSearchViewModel(text: "swift")
      push(SearchScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .repository:
      let viewModel = feature.makeRepositoryViewModel(of: name)
      push(RepositoryScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .issues:
      let viewModel = feature.makeIssuesViewModel(of: name)
      push(IssuesScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .issue:
      let viewModel = feature.makeIssueViewModel(of: 42, in: name)
      push(IssueScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .commits:
      let viewModel = feature.makeCommitsViewModel(of: name, branch: nil)
      push(CommitsScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .commit:
      let viewModel = feature.makeCommitViewModel(of: Replies.sha, in: name)
      push(CommitScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .branches:
      let viewModel = feature.makeBranchesViewModel(of: name)
      push(BranchesScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .contributors:
      let viewModel = feature.makeContributorsViewModel(to: name)
      push(ContributorsScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    case .user:
      let viewModel = feature.makeUserViewModel(of: "mira_okafor")
      push(UserScreen(viewModel: viewModel, host: application, language: language), viewModel.intents)
    }
    let code = try await application.run().code
    withExtendedLifetime(bag) {}
    exit(code)
  }
}
