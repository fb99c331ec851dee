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
    func push<Item>(_ query: HubQuery<Item>) {
      let viewModel = feature.makeListViewModel(of: query)
      push(
        HubQueryScreen(viewModel: viewModel, title: query.title, host: application, language: language),
        viewModel.intents)
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
    case .issue: push(.issue(42, in: name))
    case .commits: push(.commits(of: name, branch: nil))
    case .commit: push(.commit(Replies.sha, in: name))
    case .branches: push(.branches(of: name))
    case .contributors: push(.contributors(to: name))
    case .user: push(.user("mira_okafor"))
    }
    let code = try await application.run().code
    withExtendedLifetime(bag) {}
    exit(code)
  }
}
