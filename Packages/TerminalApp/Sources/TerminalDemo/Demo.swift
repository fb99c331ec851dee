import Foundation
public import Presentation
public import TerminalApp
import TerminalUI

/// A program that runs the module of one feature alone, with the demo server instead of real servers.
public enum Demo {
  /// Runs the command that the process's arguments name, as the app of which the feature is a part does. The option
  /// `--scenario NAME` sets what the demo server does.
  ///
  /// - Parameters:
  ///   - module: The module of the feature.
  ///   - name: The name of the program.
  ///   - scenarios: The scenarios of the feature, in addition to ``DemoScenario/ofEveryFeature`` and those of its
  ///     ``DemoModule``.
  ///   - languages: The languages that users can choose, as in an app.
  @MainActor public static func main(
    _ module: any TerminalModule, name: String, scenarios: [DemoScenario] = [], languages: [Language] = [.en, .zhHans]
  ) async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    await main(module, name: name, scenarios: scenarios, languages: languages, arguments: arguments)
  }

  @MainActor static func main(
    _ module: any TerminalModule, name: String, scenarios: [DemoScenario] = [],
    languages: [Language] = [.en, .zhHans], arguments given: [String]
  ) async {
    let all = DemoScenario.ofEveryFeature + ((module as? any DemoModule)?.demoScenarios ?? []) + scenarios
    let names = all.map(\.name).joined(separator: ", ")
    var arguments = given
    var scenario = DemoScenario("")
    func reject(_ reason: String) -> Never {
      Program.warn([StyledText(TerminalText("\(name): \(reason)"))])
      exit(64)
    }
    if let index = arguments.firstIndex(of: "--scenario") {
      let chosen = arguments.dropFirst(index + 1).first
      guard let match = all.first(where: { $0.name == chosen }) else { reject("--scenario needs one of: \(names)") }
      guard !arguments.contains(where: { $0 == "--server" || $0.hasPrefix("--server=") }) else {
        reject("--scenario sets what the demo server does. Remove --server, or --scenario.")
      }
      arguments.removeSubrange(index...index + 1)
      scenario = match
    }
    let definition = AppDefinition(
      name: name, version: "0", languages: languages,
      help: LocalizedText(
        en: "--scenario NAME sets what the demo server does: \(names).", zhHans: "--scenario 名称 设置演示服务器的行为：\(names)。"),
      features: [DemoUserModule(user: scenario.user), module],
      startDemoServer: { [scenario] in try await DemoService.start($0, scenario) })
    await Program.main(definition, arguments: arguments)
  }
}
