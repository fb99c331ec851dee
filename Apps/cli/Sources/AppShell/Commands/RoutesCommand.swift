import ArgumentParser
import TerminalUI

/// `tessera routes`: the places that have an address.
struct RoutesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "The addresses of all screens, as `:` takes them.")

  func run() {
    PlainPrinter.standardOutput().print(
      Route.samples.map { StyledText("\($0.url)  \($0.universalLink)") })
  }
}
