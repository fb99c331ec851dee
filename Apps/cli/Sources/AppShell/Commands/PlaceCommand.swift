import ArgumentParser
import Foundation
import Presentation
import TerminalUI

/// A command that goes to a place: in a terminal as a screen, else as text or JSON.
protocol PlaceCommand: AsyncParsableCommand {
  var settings: SettingsOptions { get }
  var reading: ReadingOptions { get }
  /// The places that are shown, the last one on top. Empty to go on where the last session ended.
  func places() throws(Failure) -> [Route]
}

extension PlaceCommand {
  @MainActor func run() async throws {
    try await Program.reporting(asJSON: reading.json) {
      let places = try self.places()
      let saved = SavedState.read(self.settings.paths.state)
      let settings = try self.settings.load(lastSession: saved)
      try await Surroundings.with(settings, paths: self.settings.paths) { surroundings in
        let container = Container.app(surroundings)
        if let terminal = reading.isPrinted ? nil : Program.terminal(settings.color.value) {
          let session = TerminalSession(
            container: container, surroundings: surroundings, terminal: terminal, scheduler: MainQueueScheduler(),
            theme: settings.theme.value, rebindings: settings.keys)
          try await session.run(places, after: saved, keptIn: self.settings.paths.state)
        } else {
          try await read(container, places.last ?? .home, settings)
        }
      }
    }
  }

  @MainActor private func read(_ container: Container, _ route: Route, _ settings: Settings) async throws {
    let request = ReportRequest(pages: reading.pages, language: settings.language.value)
    let maker = try container.resolve(ReportMaker.self, route)
    let report = try await maker.make(request)
    var document: (any Encodable)?
    if reading.json { document = report.document }
    try Program.print(document, color: settings.color.value) { report.lines }
  }
}

extension TerminalSession {
  /// Runs the app from some places, or from where the last session ended, and keeps where this one ends.
  fileprivate func run(_ places: [Route], after saved: SavedState.Reading, keptIn file: URL) async throws {
    var start = places
    if places.isEmpty {
      switch saved {
      case .none: break
      case .state(let state): start = state.places.compactMap { Route(url: $0) }
      case .unreadable: warn(AppText.startedAfresh)
      }
    }
    if case .state(let state) = saved { keep(state.settingTexts) }
    let exit = try await run(from: start.isEmpty ? [.home] : start)
    try? state.write(file)
    if exit != .quit { throw ExitCode(exit.code) }
  }
}
