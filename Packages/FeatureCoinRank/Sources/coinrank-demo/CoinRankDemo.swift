import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Networking
import Persistence
import Presentation
import TerminalUI

/// The ranking alone, on a server that is a script and a store in memory.
@main @MainActor enum CoinRankDemo {
  static func main() async {
    do {
      try await run()
    } catch {
      FileHandle.standardError.write(Data("coinrank-demo: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() async throws {
    let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en
    guard let server = URL(string: "http://demo.invalid") else { return }
    let feature = CoinRankFeature(
      dependencies: CoinRankDependencies(
        client: APIClient(baseURL: server, transport: ScriptedRanking().transport),
        store: try Store.inMemory(schemas: [CoinRankFeature.schema])))
    if isatty(STDOUT_FILENO) == 1, !CommandLine.arguments.contains("--once") {
      try await show(feature, language)
    } else {
      let rows = try await feature.ranking(pages: ScriptedRanking.pages)
      PlainPrinter.standardOutput().print(CoinRankPlain.lines(rows, language: language).map { StyledText($0) })
    }
  }

  private static func show(_ feature: CoinRankFeature, _ language: Language) async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    application.screens.push(
      CoinRankScreen(viewModel: feature.makeRankingViewModel(), host: application, language: language))
    exit(try await application.run().code)
  }
}
