public import ArgumentParser
public import Composition
import Foundation
import Presentation
import Reactive
import TerminalUI

/// A command that opens a destination: as a screen in a terminal, otherwise as text or JSON.
public protocol DestinationCommand: AsyncParsableCommand {
  /// The only server that the command uses, whose URL the `--server` option sets, or `nil` for all servers.
  var server: ServerID? { get }
  /// The options with the app's settings, and those for output without screens.
  var reading: ReadingOptions { get }
  /// The settings that the command's own options set, keyed by name.
  var ownSettings: [String: String] { get }
  /// Returns the routes of the screens to show, from the bottom up. Returns an empty array to continue where the last
  /// session ended.
  func path(in modules: ModuleList) throws(Failure) -> [Route]
}

extension DestinationCommand {
  /// The default value, `nil`, which stands for all servers.
  public var server: ServerID? { nil }
  /// The default value, an empty dictionary.
  public var ownSettings: [String: String] { [:] }
  /// The options with the app's settings.
  public var settings: SettingsOptions { reading.settings }

  /// Opens the destination as a screen in a terminal. Without a terminal, or if an option requests output without
  /// screens, prints the destination as text or JSON.
  @MainActor public func run() async throws {
    try await Program.reporting(asJSON: reading.json) {
      let path = try self.path(in: AppDefinition.current.moduleList())
      let saved = SavedState.read(settings.paths.state)
      let consent = StorageConsent(standing: false)
      let loaded = try settings.load(for: server, own: ownSettings, lastSession: saved)
      let terminal = reading.isPrinted ? nil : Program.terminal(loaded)
      try await settings.withApp(loaded, isLoggedInToDemo: true, consent: consent) { app in
        if let terminal {
          try await TerminalSession.run(
            path, of: app, on: terminal, consent: consent, after: saved, savingTo: settings.paths.state)
        } else {
          try await read(path.last ?? app.modules.home, app)
        }
      }
    }
  }

  @MainActor private func read(_ route: Route, _ app: App) async throws {
    let warnings = try app.printWarnings()
    defer { warnings.dispose() }
    let report: TextReport
    do {
      report = try await self.report(of: route, app)
    } catch {
      throw app.missingServer(of: route) ?? error
    }
    var document: (any Encodable)?
    if reading.json { document = report.document }
    let skipped = try app.container.resolve(SkippedEntries.self).total
    if let complete = document, skipped > 0 { document = IncompleteDocument(document: complete, skipped: skipped) }
    try Program.print(document, color: app.settings.color) { report.lines }
    if let failure = report.failure { throw failure }
  }

  /// Loads a report. Shows a progress bar while a report that takes several requests is loading.
  @MainActor private func report(of route: Route, _ app: App) async throws -> TextReport {
    let language = app.settings.language
    let line = ProgressLine.standardError(color: app.settings.color)
    defer { line.clear() }
    let title = TerminalText(app.modules.title(of: route)?[language] ?? "")
    let context = ReportContext(container: app.container, pages: reading.pages, language: language) { share in
      if share < 1 { line.show(ProgressBar(title, fraction: share)) }
    }
    guard let report = try await app.definition.scene(of: route)?.loadReport(route, context) else {
      throw Failure(AppText.onlyInTerminal(isAsked: reading.isPrinted)[language])
    }
    return report
  }
}

extension TerminalSession {
  /// Runs the app on a terminal. See ``run(_:of:after:savingTo:)``. Until the end, the user is asked whether secrets may be
  /// written to a file.
  static func run(
    _ path: [Route], of app: App, on terminal: any Terminal, scheduler: any FrameScheduler = MainQueueScheduler(),
    consent: StorageConsent, after saved: SavedState.Reading, savingTo file: URL
  ) async throws {
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    consent.ask(through: session.application, in: app.settings.language)
    try await session.run(path, of: app, after: saved, savingTo: file)
  }

  /// Runs the app, starting from the screens of `path` or from where the last session ended, and saves its state at the
  /// end.
  private func run(_ path: [Route], of app: App, after saved: SavedState.Reading, savingTo file: URL) async throws {
    var start = path
    switch saved {
    case .none: break
    case .state(let state):
      let last = state.screens.compactMap(app.modules.route(url:))
      if path.isEmpty { start = last }
      isDemoNoticeHidden = state.isDemoNoticeHidden == true
      navigator.restore([last] + (state.otherTabs ?? []).map { $0.compactMap(app.modules.route(url:)) })
    case .unreadable: if path.isEmpty { warn(AppText.notRestored) }
    }
    let exit = try await run(from: start.isEmpty ? [app.modules.home] : start)
    do {
      try state.save(to: file)
    } catch {
      let text = AppText.notSaved(file.path(percentEncoded: false))[navigator.language]
      Program.warn([StyledText(TerminalText("\(app.definition.name): \(text)"))])
    }
    if exit != .quit { throw ExitCode(exit.code) }
  }
}
