import ArgumentParser
import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import TerminalUI

/// `tessera rank`: the ranking as a screen, as text or as JSON.
struct RankCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rank", abstract: "The ranking: in a terminal as a screen, else as text.")

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print the ranking and end, also in a terminal.")
  var once = false

  @Flag(help: "Print the ranking as JSON, schema tessera.rank/1. Errors are JSON, too, on standard error.")
  var json = false

  @Option(help: "Print only so many pages from the first on. Without it, all.")
  var pages: Int?

  func validate() throws {
    if let pages, pages < 1 { throw ValidationError("--pages needs a number from 1 on.") }
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let settings = try self.settings.load()
      try await Surroundings.with(settings, paths: self.settings.paths) { surroundings in
        if let screen = once || json || pages != nil ? nil : Program.terminal() {
          try await show(surroundings, on: screen)
        } else {
          try await list(surroundings)
        }
      }
    }
  }

  @MainActor private func show(_ surroundings: Surroundings, on terminal: SystemTerminal) async throws {
    let session = TerminalSession(
      container: .app(surroundings), surroundings: surroundings, terminal: terminal, scheduler: MainQueueScheduler(),
      theme: .detect(.current))
    let exit = try await session.run(from: .ranking)
    if exit != .quit { throw ExitCode(exit.code) }
  }

  @MainActor private func list(_ surroundings: Surroundings) async throws {
    let feature = try Container.app(surroundings).resolve(CoinRankFeature.self)
    let rows: [CoinRankRow]
    do {
      rows = try await feature.ranking(pages: pages ?? .max)
    } catch let failure as LoadFailure {
      throw Failure("\(surroundings.serverName): \(failure.message(in: surroundings.language)).")
    }
    let output = PlainPrinter.standardOutput()
    if json {
      output.print(try JSONText.lines(RankDocument(server: surroundings.serverName, rows: rows)).map { StyledText($0) })
    } else {
      output.print(CoinRankPlain.lines(rows, language: surroundings.language).map { StyledText($0) })
    }
  }
}

/// What `tessera rank --json` prints. A field that the server does not tell is left out.
struct RankDocument: Encodable {
  var schema = "tessera.rank/1"
  let server: String
  let rows: [CoinRankRow]
}
