import Foundation
import Persistence
import Presentation
import Reactive
import TerminalUI

/// The app without screens: what a command works with.
struct App {
  let settings: Settings
  let surroundings: Surroundings
  let sessions: any Sessions
  let container: Container
  let assemblies: [any Assembly]

  /// Puts all features together.
  init(_ settings: Settings, _ launch: Launch) async throws {
    self.settings = settings
    surroundings = launch.surroundings
    assemblies = try await launch.assemblies()
    container = .app(launch.surroundings, assemblies)
    sessions = try container.resolve()
  }

  /// Prints warnings on standard error until the answer is disposed of.
  func printWarnings() throws -> any Disposable {
    try container.resolve(Warnings.self).texts.subscribe(onNext: {
      Program.warn([StyledText("tessera: \(TerminalText($0[settings.language.value]))")])
    })
  }

  /// Removes the data that the features have stored for an account that has logged out.
  func removeData(of session: EndedSession) {
    for assembly in assemblies {
      do {
        try assembly.removeData(of: session, container)
      } catch {
        try? container.resolve(Warnings.self).add(AppText.notRemoved("\(error)"))
      }
    }
  }
}

extension SettingsOptions {
  /// Puts the app together for as long as something runs.
  ///
  /// - Parameters:
  ///   - service: The one that the command is about; nil if it is about all.
  ///   - services: Those that are needed.
  ///   - lastSession: What settings may be taken from after all else.
  ///   - consent: Whether sessions may be written to a file.
  @MainActor func withApp<Result>(
    for service: Service? = nil, services: [Service] = Assemblies.services, lastSession: SavedState.Reading = .none,
    consent: StorageConsent = StorageConsent(standing: false), _ body: @MainActor (App) async throws -> Result
  ) async throws -> Result {
    let settings = try load(for: service, lastSession: lastSession)
    let secrets = SecretStore(
      service: "tessera", directory: paths.data.appending(path: "secrets"), environment: environment)
    return try await Surroundings.with(settings, paths: paths, services: services) { surroundings in
      let launch = Launch(surroundings: surroundings, secrets: secrets) { await consent.ask($0) }
      let app = try await App(settings, launch)
      let endings = app.sessions.endings.subscribe(onNext: { app.removeData(of: $0) })
      defer { endings.dispose() }
      return try await body(app)
    }
  }
}
