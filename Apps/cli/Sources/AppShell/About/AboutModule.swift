import Composition
import Presentation

extension RouteKey where Input == NoInput {
  static let about = RouteKey("about")
}

/// What this program is, and which servers it talks to.
struct AboutModule: FeatureModule {
  /// The route of the screen below.
  let home: Route?

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .about, title: AppText.about, below: home.map { [$0] } ?? [],
        scene: { context in
          let screen = AboutScreen(
            try context.container.resolve(), context.modules.servers, language: context.language)
          return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
        },
        report: { context in
          let modules = try context.container.resolve(ModuleList<TerminalInterface>.self)
          let document = AboutDocument(try context.environment, language: context.language)
          return TextReport(lines: document.lines(modules.servers, in: context.language), document: document)
        })
    ]
  }

  func register(in container: inout Container) {}
}
