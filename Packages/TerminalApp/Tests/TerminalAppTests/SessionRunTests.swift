import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

/// Tests of sessions from the start of a command to its end.
@MainActor @Suite(.toy) struct SessionRunTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID().uuidString)")
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()
  private let consent = StorageConsent(standing: false)

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a session, in which a closure acts as the user, who then quits.
  private func run(
    _ address: String? = nil, after saved: SavedState.Reading = .none, user: () async throws -> Void = {}
  ) async throws {
    let (terminal, scheduler, consent, file) = (terminal, scheduler, consent, folder.appending(path: "state.json"))
    let app = try await App.toy()
    let path = address.flatMap(app.modules.route).map(app.modules.path) ?? []
    let session = Task {
      try await TerminalSession.run(
        path, of: app, on: terminal, scheduler: scheduler, consent: consent, after: saved, savingTo: file)
    }
    while !terminal.isEntered { await Task.yield() }
    try await user()
    terminal.send(.input(Key.control("c").bytes))
    scheduler.advance(by: .milliseconds(60))
    try await session.value
  }

  private var screens: [String] {
    guard case .state(let state) = SavedState.read(folder.appending(path: "state.json")) else { return [] }
    return state.screens
  }

  @Test func `A session starts with the screens of the last one, except if the user gives an address`() async throws {
    let last = SavedState(screens: ["toy://people"])
    try await run()
    #expect(screens == ["toy://notes"])
    try await run(after: .state(last))
    #expect(screens == ["toy://people"])
    try await run("toy://notes", after: .state(last))
    #expect(screens == ["toy://notes"])
  }

  @Test func `A session says that the last one cannot be restored, except if the user gives an address`() async throws {
    try await run(after: .unreadable) {
      #expect(terminal.emulator.lines.last?.contains("Your last session could not be restored") == true)
    }
    try await run("toy://notes", after: .unreadable) {
      #expect(terminal.emulator.lines.last?.contains("Your last session") == false)
    }
  }

  @Test func `A session that a signal ends saves its state, and has the exit code of the signal`() async throws {
    let code = await #expect(throws: ExitCode.self) {
      try await run("toy://people") { terminal.send(.signal(SIGTERM)) }
    }
    #expect(code == ExitCode(128 + SIGTERM))
    #expect(screens == ["toy://people"])
  }

  @Test func `A session asks whether secrets may be written to a file, as a question that destroys nothing`()
    async throws
  {
    func text(_ text: String) -> LocalizedText { LocalizedText(en: text, zhHans: "") }
    let question = StorageConsent.Question(
      title: text("Stay logged in?"), message: text("The login is written to a file."), confirm: text("Store"),
      cancel: text("Do not store"))
    try await run {
      let answer = Task { [consent] in await consent.answer(to: question) }
      while !terminal.emulator.text.contains("Stay logged in?") {
        await Task.yield()
        scheduler.advance(by: .milliseconds(60))
      }
      #expect(terminal.emulator.text.contains("Do not store"))
      let red = Theme.night.rgb(.error)
      let looks = terminal.emulator.cells.joined().map { $0.look.joined(separator: " ") }
      #expect(!looks.contains { $0.contains(";\(red.red);\(red.green);\(red.blue)") })
      terminal.send(.input(Key("y").bytes))
      #expect(await answer.value)
    }
  }

  @Test func `A session whose state cannot be saved says so at its end, on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await AppDefinition.$current.withValue(.toy) {
        try await Self.quit(savingTo: URL(filePath: "/dev/null/to ys/state.json"))
      }
    }
    let message = "The screens and settings of this session could not be saved in /dev/null/to ys/state.json. "
    #expect(result?.errorOutput == "toy: \(message)Check the free space and permissions.\n")
  }

  private static func quit(savingTo file: URL) async throws {
    let (terminal, app) = (VirtualTerminal(), try await App.toy())
    let session = Task {
      try await TerminalSession.run(
        [], of: app, on: terminal, scheduler: VirtualScheduler(), consent: StorageConsent(standing: false),
        after: .none,
        savingTo: file)
    }
    while !terminal.isEntered { await Task.yield() }
    terminal.send(.signal(SIGTERM))
    _ = await session.result
  }
}
