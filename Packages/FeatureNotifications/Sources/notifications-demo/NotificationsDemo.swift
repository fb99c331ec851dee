import FeatureNotifications
import FeatureNotificationsTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A demo of the feature alone, with a scripted server and an in-memory store.
///
/// `--scenario NAME` chooses the behavior of the server (`--help` lists the scenarios), and `--once` prints plain text.
@main @MainActor enum NotificationsDemo {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let named = arguments.firstIndex(of: "--scenario").flatMap { arguments.dropFirst($0).first }
    guard !arguments.contains("--help"), let scenario = Scenario(rawValue: named ?? Scenario.notifications.rawValue)
    else {
      let names = Scenario.allCases.map(\.rawValue).joined(separator: "|")
      try? PlainPrinter.standardError().print(StyledText("notifications-demo [--once] [--scenario \(names)]"))
      exit(arguments.contains("--help") ? 0 : 64)
    }
    do {
      try await run(scenario, isInteractive: isatty(STDOUT_FILENO) == 1 && !arguments.contains("--once"))
    } catch {
      let words = (error as? LoadFailure)?.message(in: language) ?? "\(error)"
      try? PlainPrinter.standardError().print(StyledText("notifications-demo: \(words)", .error))
      exit(1)
    }
  }

  private static let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en

  private static func run(_ scenario: Scenario, isInteractive: Bool) async throws {
    guard let address = URL(string: "http://demo.invalid") else { return }
    let transport = ScriptedTransport(scenario.replies) {
      try? PlainPrinter.standardError().print(StyledText(TerminalText("\($0)")))
    }
    let feature = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: APIClient(baseURL: address, transport: transport), account: "mira_okafor",
        isAuthorized: .just(scenario != .loggedOut), offersLogin: true, offersPosts: true,
        offersProfiles: true, isReachable: .just(scenario != .unreachable),
        store: try .inMemory(schemas: [NotificationsFeature.schema])))
    if isInteractive { return try await show(feature) }
    let lines = NotificationsPlain.lines(try await feature.contents(), language: language)
    try PlainPrinter.standardOutput().print(lines.map { StyledText($0) })
  }

  private static func show(_ feature: NotificationsFeature) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let viewModel = feature.makeNotificationsViewModel()
    let bag = DisposeBag()
    viewModel.intents.asSignal().emit(onNext: { application.toasts.show(TerminalText("\($0)")) }).disposed(by: bag)
    application.screens.push(
      NotificationsScreen(viewModel: viewModel, context: ScreenContext(host: application, language: language)))
    let code = try await application.run().code
    withExtendedLifetime(bag) {}
    exit(code)
  }
}
