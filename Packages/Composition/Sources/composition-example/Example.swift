import Composition
import Foundation
import Presentation

/// An app of two modules. Type the number of a choice, `back`, or a URL such as `example://person?name=mira`.
///
/// `--once` prints the first tab. `--without-people` composes the app without the second module: what leads to people is gone.
@main @MainActor enum Example {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let people: [any FeatureModule<ConsoleInterface>] = arguments.contains("--without-people") ? [] : [PeopleModule()]
    let modules = try ModuleList([NotesModule()] + people, format: RouteURLFormat(scheme: "example"))
    var container = Container()
    for module in modules.modules { try await module.register(in: &container) }

    if arguments.contains("--once") {
      let context = ReportContext(container: container, language: .en)
      for tab in modules.tabs {
        if let report = try await modules.destination(of: tab)?.loadReport(tab, context) { print(report) }
      }
      return
    }
    let stack = ConsoleStack()
    let navigator = Navigator<ConsoleInterface>(modules: modules, container: container, stack: stack, host: ())
    navigator.follow(.path(Array(modules.tabs.prefix(1))))
    stack.top?.show()
    while let line = readLine() {
      if line == "back" {
        navigator.follow(.back)
      } else if let route = modules.route(url: line) {
        navigator.follow(.path(modules.path(to: route)))
      } else if stack.top?.choose(line) != true {
        print("Type a number, back, or a URL.")
      }
      stack.top?.show()
    }
  }
}
