import TerminalUI

/// A list on the real terminal, with keys that end the program in various ways. Tests run it on a pseudo-terminal. Run
/// `swift run TerminalProbe` to try the components by hand.
@main struct Probe {
  @MainActor static func main() async {
    do {
      try await run()
    } catch {
      try? PlainPrinter.standardError().print(StyledText("TerminalProbe: \(error)", .error))
      end(.failure)
    }
  }

  @MainActor private static func run() async throws {
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--widths" {
      let lines = try await WidthCheck(file: CommandLine.arguments[2]).run()
      try PlainPrinter.standardError().print(lines)
      return
    }
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.showsPixels = true
    application.screens.push(ProbeScreen(application: application))
    let exit = try await application.run()
    try PlainPrinter.standardOutput().print("exit \(exit.code)")
  }
}
