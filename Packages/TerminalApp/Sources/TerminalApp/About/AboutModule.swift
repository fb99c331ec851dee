import Composition
import Presentation
import Reactive

extension RouteKey where Input == NoInput {
  static let subscriptions = RouteKey("subscriptions")
}

/// The module of the screens about the program itself: the servers that it uses, the settings, whose screen the session
/// creates, the actions that wait to be sent, and, in debug builds, the live subscriptions.
struct AboutModule: TerminalModule {
  let name: String
  let version: String
  /// The names of its destinations, which no feature can have.
  static let names = [
    RouteKey.about.name, RouteKey.settings.name, RouteKey.outbox.name, RouteKey.subscriptions.name,
  ]

  /// The route of the screen below the about screen, or `nil` if the app has no tabs.
  let home: Route?

  /// Whether a feature has an outbox.
  let hasOutbox: Bool

  var destinations: [Destination] {
    [
      Destination(.about, title: AboutDocument.title, below: home.map { [$0] } ?? []),
      Destination(.settings, title: SettingsViewModel.title, below: home.map { [$0] } ?? []),
    ]
      + (hasOutbox ? [Destination(.outbox, title: OutboxRow.listTitle, below: home.map { [$0] } ?? [])] : [])
      + [
        Destination(
          .subscriptions, title: AppText.subscriptions, isInternal: true, below: [home ?? RouteKey.about()])
      ]
  }

  var scenes: [TerminalScene] {
    [
      TerminalScene(
        .about,
        scene: { context in
          let environment = try context.container.resolve(AppEnvironment.self)
          let accounts = try context.container.resolve((any AccountProvider).self)
          let servers = context.modules.servers
          return Scene(
            AboutScreen(language: context.language) { document(environment, accounts, $0).lines(servers, in: $0) })
        },
        report: { context in
          let modules = try context.container.resolve(ModuleList.self)
          let accounts = try context.container.resolve((any AccountProvider).self)
          let document = document(try context.environment, accounts, context.language)
          return TextReport(lines: document.lines(modules.servers, in: context.language), document: document)
        }),
      .outbox,
      TerminalScene(
        .subscriptions,
        scene: { context in
          // Recording slows down subscriptions, so it starts only when a developer opens this screen.
          if !Inspector.isOn { Inspector.start() }
          return Scene(SubscriptionsScreen(language: context.language))
        }),
    ]
  }

  func register(in container: inout Container) {}

  private func document(_ environment: AppEnvironment, _ accounts: any AccountProvider, _ language: Language)
    -> AboutDocument
  {
    AboutDocument(name: name, version: version, environment, accounts, language: language)
  }
}
