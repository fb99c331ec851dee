public import Composition
public import Foundation
public import Presentation
public import TerminalApp
public import TerminalUI
public import TerminalUITest

/// An app composed in memory, of which a test presses the keys and reads the screen.
///
/// Data, secrets and settings are in memory, and the time of the screens is virtual. Requests go to the servers that the test
/// names, for example a `LoopbackServer`; all others fail at once. For example:
///
///     let app = try await TestApp(AppDefinition(name: "notes", version: "1.0", features: [NotesModule()]))
///     app.press("1")
///     #expect(app.text.contains("Draw the graph first."))
@MainActor public final class TestApp {
  /// The terminal of the app.
  public let terminal: VirtualTerminal
  /// The container of the app, which resolves the features and their dependencies.
  public let container: Container
  /// The modules of the app.
  public let modules: ModuleList
  /// The pages that the app opened in the browser.
  public private(set) var openedPages: [URL] = []

  private let definition: AppDefinition
  private let session: TerminalSession
  private let scheduler = VirtualScheduler()

  /// Composes an app, and shows its screens.
  ///
  /// - Parameters:
  ///   - definition: The app's name and modules.
  ///   - servers: The URLs of the servers.
  ///   - language: The language of the texts.
  ///   - size: The size of the screen.
  ///   - address: The address of the first screen, such as `notes://note/1`. Default: the first tab.
  /// - Throws: An error that describes which module cannot be composed, or that there is no destination at the address.
  public convenience init(
    _ definition: AppDefinition, servers: [ServerID: URL] = [:], language: Language = .en,
    size: Size = Size(columns: 80, rows: 24), address: String? = nil
  ) async throws {
    let app = try await AppDefinition.$current.withValue(definition) {
      try await App.inMemory(
        servers: servers.mapValues { AppEnvironment.Server(url: $0, isDemo: true) }, language: language)
    }
    try self.init(app, size: size, address: address)
  }

  /// Shows the screens of an app, such as one that ``TerminalApp/App/inMemory(servers:options:secrets:demoAccount:language:)``
  /// composed.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - size: The size of the screen.
  ///   - address: The address of the first screen, such as `notes://note/1`. Default: the first tab.
  /// - Throws: An error that describes that there is no destination at the address, or no screen.
  public init(_ app: App, size: Size = Size(columns: 80, rows: 24), address: String? = nil) throws {
    definition = app.definition
    terminal = VirtualTerminal(size: size)
    (container, modules) = (app.container, app.modules)
    session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    let openExternal = session.navigator.openExternal
    session.navigator.openExternal = { [weak self] in
      guard case .web(let page) = $0 else { return openExternal($0) }
      self?.openedPages.append(page)
      return .shown
    }
    let route = try address.map { address in
      guard let route = app.modules.route(url: address) else { throw AddressError(address: address) }
      return route
    }
    try AppDefinition.$current.withValue(definition) {
      try session.open(app.modules.path(to: route ?? app.modules.home))
      try session.application.start { _ in }
    }
    settle()
  }

  /// An address without a destination.
  private struct AddressError: Error, CustomStringConvertible {
    let address: String
    var description: String { "There is no destination at \(address)" }
  }

  /// The visible text, row by row, without trailing spaces.
  public var text: String { terminal.emulator.lines.joined(separator: "\n") }

  /// The screens that are open, the bottom one first.
  public var routes: [Route] { session.navigator.routes }

  /// The keys of the visible screen and of the app, with their commands.
  public var keys: KeyTable { session.application.activeKeys }

  /// Shows a destination, with the screens to which it leads back. Does nothing if it is shown already.
  ///
  /// - Throws: A `Failure` if it has no screen.
  public func open(_ route: Route) throws {
    let path = modules.path(to: route)
    guard path != routes else { return }
    try AppDefinition.$current.withValue(definition) { try session.open(path) }
    settle()
  }

  /// Follows a segue, as the intent of a view model would.
  public func follow(_ segue: Segue) {
    AppDefinition.$current.withValue(definition) { _ = session.navigator.follow(segue) }
    settle()
  }

  /// Presses keys, one after another.
  public func press(_ keys: Key...) {
    for key in keys { send(key.bytes) }
  }

  /// Types a text.
  public func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Executes a command of the visible screen or of the app, such as `Command("notes.delete")`, as its key would.
  public func execute(_ command: Command) {
    AppDefinition.$current.withValue(definition) { session.application.execute(command) }
    settle()
  }

  /// Waits until the screen meets a condition, while the features receive replies of servers.
  ///
  /// - Returns: Whether it does. `false` after the given time.
  public func wait(seconds: Double = 10, until condition: (String) -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !condition(text) {
      if ContinuousClock.now >= end { return false }
      try await Task.sleep(for: .milliseconds(5))
      settle()
    }
    return true
  }

  private func send(_ bytes: [UInt8]) {
    AppDefinition.$current.withValue(definition) {
      terminal.send(.input(bytes))
      settle()
    }
  }

  /// Lets the application understand the input and draw.
  private func settle() {
    scheduler.advance(by: .milliseconds(60))
  }
}
