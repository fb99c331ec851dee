import ArgumentParser
import Persistence
import Presentation
import Reactive
import TerminalUI

/// Puts one feature into the app. Besides its ``Place``s, it is all that the rest of the app knows of the feature.
protocol Assembly: Sendable {
  /// The feature's screens.
  associatedtype Places: Place

  /// Where its tab leads; nil for a feature without a tab.
  static var tab: Places? { get }
  /// What it keeps.
  static var schemas: [Schema] { get }
  /// The servers that it talks to.
  static var services: [Service] { get }
  /// The settings that it alone has.
  static var settings: [FeatureSetting] { get }
  /// Its commands, in the order of the help.
  static var commands: [any ParsableCommand.Type] { get }
  /// What its screens do by keys, which users may change.
  static var keyCommands: [Command] { get }
  /// Keys that lead to a place of its own from everywhere.
  static var shortcuts: [Shortcut] { get }
  /// Where somebody signs in at a service; nil if not with this feature.
  static func signIn(at service: Service) -> Places?

  /// Reads what must be there before the first screen. What cannot be read is said and left out.
  init(_ launch: Launch) async throws
  /// Who is signed in; nil for a feature that signs nobody in.
  var sessions: (any Sessions)? { get }
  /// Registers how the feature and what only it needs is made.
  func assemble(_ container: inout Container)
  /// Removes the data that is stored for an account that has logged out.
  func removeData(of session: EndedSession, _ container: Container) throws
  /// Called when the app is there in a terminal. What is begun ends when the answer is disposed of.
  func applicationDidLaunch(_ container: Container) -> any Disposable
}

extension Assembly {
  static var tab: Places? { nil }
  static var schemas: [Schema] { [] }
  static var services: [Service] { [] }
  static var settings: [FeatureSetting] { [] }
  static var commands: [any ParsableCommand.Type] { [] }
  static var keyCommands: [Command] { [] }
  static var shortcuts: [Shortcut] { [] }
  static func signIn(at service: Service) -> Places? { nil }
  var sessions: (any Sessions)? { nil }
  func removeData(of session: EndedSession, _ container: Container) throws {}
  func applicationDidLaunch(_ container: Container) -> any Disposable { Disposables.create() }
}

/// What there is when features are put together.
struct Launch: Sendable {
  let surroundings: Surroundings
  let secrets: SecretStore
  /// Asks whether secrets may be written to a file.
  let consent: @Sendable (SecretLocation) async -> Bool

  /// All features.
  func assemblies() async throws -> [any Assembly] {
    var assemblies: [any Assembly] = []
    for type in Assemblies.all { assemblies.append(try await type.init(self)) }
    return assemblies
  }
}

/// A key that leads to a place from everywhere.
struct Shortcut: Sendable {
  /// As it is written in the configuration file: `C`.
  let key: String
  /// The name of the command: `app.coins`.
  let command: String
  let route: Route
}

/// A setting that one feature alone has.
struct FeatureSetting: Sendable {
  let key: SettingKey
  /// What counts where nothing is set.
  let standard: String
  /// What can be set, for an error.
  let advice: String
  let isValid: @Sendable (String) -> Bool
}
