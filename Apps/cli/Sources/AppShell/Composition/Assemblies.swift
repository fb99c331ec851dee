import TerminalUI

/// The features of the app, in the order of their tabs: a line for each.
enum Assemblies {
  static let all: [any Assembly.Type] = [
    TimelineAssembly.self,
    MomentsAssembly.self,
    CoinRankAssembly.self,
    LoginAssembly.self,
  ]

  /// The settings that features have.
  static let settings = all.flatMap { $0.settings }

  /// All that keys can do on any screen.
  static let keyCommands: Set<Command> = Set(
    Command.ofTerminalUI + Command.ofApp + Route.tabs.indices.map(Command.tab)
      + all.flatMap { $0.keyCommands + $0.shortcuts.map { Command($0.command) } })

  /// The servers that the features talk to.
  static let services = Service.allCases.filter { service in all.contains { $0.services.contains(service) } }
}
