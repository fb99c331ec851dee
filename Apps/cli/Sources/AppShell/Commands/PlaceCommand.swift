import ArgumentParser
import Foundation
import Presentation
import Reactive
import TerminalUI

/// A command that goes to a place: in a terminal as a screen, else as text or JSON.
protocol PlaceCommand: AsyncParsableCommand {
  /// The service that it is about, whose address `--server` is; nil if it is about all.
  static var service: Service? { get }
  var settings: SettingsOptions { get }
  var reading: ReadingOptions { get }
  /// The places that are shown, the last one on top. Empty to go on where the last session ended.
  func places() throws(Failure) -> [Route]
}

extension PlaceCommand {
  static var service: Service? { nil }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: reading.json) {
      let places = try self.places()
      let saved = SavedState.read(settings.paths.state)
      let consent = StorageConsent(standing: false)
      try await settings.withApp(for: Self.service, lastSession: saved, consent: consent) { app in
        if let terminal = reading.isPrinted ? nil : Program.terminal(app.settings.color.value) {
          let session = TerminalSession(app, terminal: terminal, scheduler: MainQueueScheduler())
          consent.host = session.application
          try await session.run(places, after: saved, keptIn: settings.paths.state)
        } else {
          try await read(places.last ?? .home, app)
        }
      }
    }
  }

  @MainActor private func read(_ route: Route, _ app: App) async throws {
    let warnings = try app.printWarnings()
    defer { warnings.dispose() }
    let report = try await report(of: route, app)
    var document: (any Encodable)?
    if reading.json { document = report.document }
    try Program.print(document, color: app.settings.color.value) { report.lines }
  }
}

extension PlaceCommand {
  /// Shows meanwhile how far it has come, where several answers are needed.
  @MainActor private func report(of route: Route, _ app: App) async throws -> Report {
    let language = app.settings.language.value
    let line = ProgressLine.standardError(color: app.settings.color.value)
    defer { line.clear() }
    let maker = try app.container.resolve(ReportMaker.self, route)
    return try await maker.make(
      ReportRequest(pages: reading.pages, language: language) { share in
        if share < 1 { line.show(ProgressBar(TerminalText(route.name[language]), fraction: share)) }
      })
  }
}

extension TerminalSession {
  /// Runs the app from some places, or from where the last session ended, and keeps where this one ends.
  fileprivate func run(_ places: [Route], after saved: SavedState.Reading, keptIn file: URL) async throws {
    var start = places
    switch saved {
    case .none: break
    case .state(let state):
      let last = state.places.compactMap { Route(url: $0) }
      if places.isEmpty { start = last }
      navigator.remember([last] + (state.otherTabs ?? []).map { $0.compactMap { Route(url: $0) } })
      keep(state.settingTexts)
    case .unreadable: if places.isEmpty { warn(AppText.startedAfresh) }
    }
    let exit = try await run(from: start.isEmpty ? [.home] : start)
    try? state.write(file)
    if exit != .quit { throw ExitCode(exit.code) }
  }
}
