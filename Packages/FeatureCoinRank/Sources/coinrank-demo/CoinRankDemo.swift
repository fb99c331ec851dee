import FeatureCoinRank
import FeatureCoinRankTerminal
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
/// `--scenario NAME` chooses the behavior of the server (`--help` lists the scenarios), `--once` prints plain text, and
/// `--server ADDRESS` connects to a real server instead.
@main @MainActor enum CoinRankDemo {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0).first }
    }
    let named = value(of: "--scenario")
    guard !arguments.contains("--help"), let scenario = Scenario(rawValue: named ?? Scenario.ranking.rawValue) else {
      let names = Scenario.allCases.map(\.rawValue).joined(separator: "|")
      try? PlainPrinter.standardError().print(
        StyledText(TerminalText("coinrank-demo [--once] [--server ADDRESS | --scenario \(names)]")))
      exit(arguments.contains("--help") ? 0 : 64)
    }
    do {
      try await run(
        scenario, server: URL(web: value(of: "--server")),
        isInteractive: isatty(STDOUT_FILENO) == 1 && !arguments.contains("--once"))
    } catch {
      let words = (error as? LoadFailure)?.message(in: language) ?? "\(error)"
      try? PlainPrinter.standardError().print(StyledText(TerminalText("coinrank-demo: \(words)"), .error))
      exit(1)
    }
  }

  private static let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en

  private static func run(_ scenario: Scenario, server: URL?, isInteractive: Bool) async throws {
    guard let address = server ?? URL(string: "http://demo.invalid") else { return }
    let account = DemoAccount(scenario.user)
    let script = ScriptedTransport(scenario.replies) {
      try? PlainPrinter.standardError().print(StyledText(TerminalText("\($0)")))
    }
    let transport: any Transport = server == nil ? script : CurlTransport()
    let feature = CoinRankFeature(
      dependencies: CoinRankDependencies(
        client: APIClient(baseURL: address, transport: transport),
        store: try Store.inMemory(schemas: [CoinRankFeature.schema]), account: account.account,
        offersLogin: true))
    if isInteractive {
      try await show(scenario, feature, account)
    } else if scenario.isMine {
      try PlainPrinter.standardOutput().print(
        MyCoinsPlain.lines(try await feature.myCoins(pages: Replies.pages), language: language).map { StyledText($0) })
    } else {
      let ranking = try await feature.ranking(pages: Replies.pages)
      try PlainPrinter.standardOutput().print(CoinRankPlain.lines(ranking, language: language).map { StyledText($0) })
    }
  }

  private static func show(
    _ scenario: Scenario, _ feature: CoinRankFeature, _ account: DemoAccount
  ) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    let bag = DisposeBag()
    if scenario.isMine {
      let viewModel = feature.makeMyCoinsViewModel()
      viewModel.intents.asSignal().emit(onNext: { intent in
        switch intent {
        case .logIn: account.logIn()
        }
      }).disposed(by: bag)
      application.screens.push(
        MyCoinsScreen(viewModel: viewModel, context: ScreenContext(host: application, language: language)))
    } else {
      application.screens.push(
        TitledListScreen(
          feature.makeRankingViewModel(), .ranking, context: ScreenContext(host: application, language: language)))
    }
    let code = try await application.run().code
    withExtendedLifetime(bag) {}
    exit(code)
  }
}
