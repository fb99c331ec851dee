import FeatureHub
import FeatureHubTerminal
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

extension HubDemo {
  /// Shows the screen of a scenario. The destination of a row appears as a message.
  static func show(_ scenario: Scenario, _ feature: HubFeature, _ name: RepositoryName) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let bag = DisposeBag()
    func push(_ scene: HubScreens.Scene) {
      scene.intents.emit(onNext: { application.toasts.show(TerminalText("\($0)")) }).disposed(by: bag)
      application.screens.push(scene.screen)
    }
    let screens = HubScreens(feature, context: ScreenContext(host: application, language: language))
    switch scenario {
    case .search, .empty, .offline, .limited, .slow: push(screens.search("swift"))
    case .repository: push(screens.repository(name))
    case .issues: push(screens.issues(of: name))
    case .issue: push(screens.list(of: .issue(42, in: name)))
    case .commits: push(screens.list(of: .commits(of: name, branch: nil)))
    case .commit: push(screens.list(of: .commit(Replies.sha, in: name)))
    case .branches: push(screens.list(of: .branches(of: name)))
    case .contributors: push(screens.list(of: .contributors(to: name)))
    case .user: push(screens.list(of: .user("mira_okafor")))
    }
    let code = try await application.run().code
    withExtendedLifetime(bag) {}
    exit(code)
  }
}
