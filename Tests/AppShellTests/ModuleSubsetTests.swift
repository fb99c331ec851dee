import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import AppShell

/// Tests of the app with subsets of its features: a feature that is removed leaves nothing in the app.
@MainActor @Suite(.tessera) struct ModuleSubsetTests {
  /// Returns the words of a feature that users can type or read: its commands, settings, servers, destinations and key
  /// commands.
  private static func words(_ module: any TerminalModule) -> Set<String> {
    var words = Set(module.commands.compactMap { $0.configuration.commandName })
    words.formUnion(module.settings.map(\.name))
    words.formUnion(module.servers.flatMap { [$0.id.rawValue, $0.settingName] })
    words.formUnion(module.destinations.map(\.name))
    words.formUnion(module.keyCommands.map(\.name))
    words.formUnion(module.shortcuts.map(\.command))
    return words
  }

  /// Returns the names of a command's subcommands, which two features can have in common, such as `hub search`.
  private static func subcommands(_ command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.flatMap { [$0.configuration.commandName ?? ""] + subcommands($0) }
  }

  /// Checks the help of all commands and options, the manual page, and the completions.
  private func checkHelp(of present: [any TerminalModule], own: Set<String>, absent: Set<String>) throws {
    let help = try AppDefinition.manualPage + AppDefinition.completionScript(for: .fish)
    let words: [Substring] = help.split { !$0.isLetter && !$0.isNumber && !"-.".contains($0) }
    // The command `post` is also a word of sentences about posts.
    #expect(absent.intersection(words.map { String($0) }).subtracting(["post"]).sorted() == [])
    #expect(own.contains("post") || !help.contains(".It Ic post\n"))
    let commands: [String] = present.flatMap { $0.commands }.compactMap { $0.configuration.commandName }
    #expect(commands.allSatisfy { help.contains(".It Ic \($0)\n") })
  }

  /// The app without features, with each one alone, and with all. `LONG` is set in the nightly run: every subset.
  private nonisolated static let subsets: [Int] = {
    let all = (1 << Features.all.count) - 1
    guard ProcessInfo.processInfo.environment["LONG"] == nil else { return Array(0...all) }
    return [0, all] + Features.all.indices.map { 1 << $0 }
  }()

  @Test(arguments: subsets)
  func
    `An app with some features has all names that these features declare, and no names that the other features declare`(
      subset: Int
    )
    async throws
  {
    let isPresent: [Bool] = Features.all.indices.map { index in subset & (1 << index) != 0 }
    let present = zip(Features.all, isPresent).filter(\.1).map(\.0)
    var own: Set<String> = []
    for feature in present { own.formUnion(Self.words(feature) + feature.commands.flatMap(Self.subcommands)) }
    var absent: Set<String> = []
    for (feature, isPresent) in zip(Features.all, isPresent) where !isPresent { absent.formUnion(Self.words(feature)) }
    absent.subtract(own)

    try await AppDefinition.withFeatures(present) {
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.tabs == present.flatMap { $0.tabs })
      let names: [String] = present.flatMap { $0.destinations.map(\.name) }
      let outbox = modules.hasOutbox ? ["outbox"] : []
      let ofAnyApp: [String] = ["about", "settings"] + outbox + ["subscriptions"]
      #expect(modules.destinations.map(\.name) == names + ofAnyApp)
      #expect(modules.samples.allSatisfy { modules.route(url: modules.url($0)) == $0 })

      let settings = Set(modules.allSettings([.en, .zhHans]).map(\.name))
      #expect(settings.isDisjoint(with: absent))
      let ofApp = ["server", "lang", "theme", "density", "color", "symbols", "images", "mouse"]
      #expect(own.isSuperset(of: settings.subtracting(ofApp)))
      #expect(AppDefinition.current.keyCommands.map(\.name).allSatisfy { !absent.contains($0) })

      try checkHelp(of: present, own: own, absent: absent)
      let app = try await TestApp(App.inMemory())
      #expect(app.container.verify() == [])
      let hasLogin = modules.destinations.contains { $0.name == RouteKey.login.name }
      for route in modules.samples {
        try app.open(route)
        #expect(app.routes == modules.path(to: route))
        let keys = app.keys.bindings.map(\.label.string)
        // The editor offers it after the server has refused the request, even if no module has a login.
        #expect(
          hasLogin || ["reply", "edit"].contains(route.name) || !keys.contains("Log in"), "\(route) offers to log in")
      }
    }
  }
}
