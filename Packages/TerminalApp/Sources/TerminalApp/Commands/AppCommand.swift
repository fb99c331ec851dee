public import Composition
import Reactive

/// A command that shows no screen, such as one that changes something on a server. Its errors and the warnings of the
/// app are printed to standard error.
///
/// For example:
///
/// ```swift
/// struct PayCommand: AppCommand {
///   static let name = "pay"
///   static let abstract = LocalizedText(en: "Pay a bill.", zhHans: "支付账单。")
///   static let discussion = LocalizedText(schema: "tessera.bill/1")
///
///   @Argument var bill: String
///   @Flag(help: .json) var json = false
///   @OptionGroup var settings: SettingsOptions
///
///   func run(in app: App) async throws {
///     let bill = try await app.container.resolve(BillsFeature.self).pay(bill)
///     try Program.print(json ? bill : nil) { [TerminalText(bill.title)] }
///   }
/// }
/// ```
public protocol AppCommand: NamedCommand {
  /// The only server that the command uses, whose URL the `--server` option sets, or `nil` for all servers.
  var server: ServerID? { get }
  /// The servers that the command needs, or `nil` for all servers.
  static var servers: [ServerID]? { get }
  /// A Boolean value that indicates whether the demo user is logged in to the demo server.
  static var isLoggedInToDemo: Bool { get }
  /// A Boolean value that indicates whether errors are printed as JSON.
  var json: Bool { get }
  /// The options with the app's settings.
  var settings: SettingsOptions { get }
  /// The settings that the command's own options set, keyed by name.
  var ownSettings: [String: String] { get }
  /// Runs the command.
  @MainActor func run(in app: App) async throws
}

extension AppCommand {
  /// The default value, `nil`, which stands for all servers.
  public var server: ServerID? { nil }
  /// The default value, `nil`, which stands for all servers.
  public static var servers: [ServerID]? { nil }
  /// The default value, `false`, for a command whose result does not depend on invented data.
  public static var isLoggedInToDemo: Bool { false }
  /// The default value, `false`, for a command that does not print JSON.
  public var json: Bool { false }
  /// The default value, an empty dictionary.
  public var ownSettings: [String: String] { [:] }

  /// Composes the app and runs the command.
  @MainActor public func run() async throws {
    try await Program.reporting(asJSON: json) {
      try await settings.withApp(
        settings.load(for: server, own: ownSettings), servers: Self.servers, isLoggedInToDemo: Self.isLoggedInToDemo,
        consent: StorageConsent(standing: false)
      ) { app in
        let warnings = try app.printWarnings()
        defer { warnings.dispose() }
        try await run(in: app)
      }
    }
  }
}
