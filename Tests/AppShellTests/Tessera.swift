import TerminalApp
import TerminalAppTest
import Testing

@testable import AppShell

extension Trait where Self == AppTrait {
  /// Runs tests in the whole app.
  static var tessera: AppTrait { .app(TesseraApp.definition) }
}

extension AppDefinition {
  /// Runs a closure with an app that has other features.
  static func withFeatures<Result>(
    _ features: [any TerminalModule], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let app = TesseraApp.definition
    let definition = AppDefinition(
      name: app.name, version: app.version, licenses: app.licenses, linkHost: app.linkHost, features: features,
      commands: app.commands, startDemoServer: app.startDemoServer)
    return try await $current.withValue(definition, operation: body, isolation: isolation)
  }
}
