import ArgumentParser
import Composition
import Foundation
import Testing

@testable import TerminalApp

@Suite(.toy) struct SavedStateTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID())/state.json")

  private func withFile(_ text: String?, _ body: () throws -> Void) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let text { try Data(text.utf8).write(to: file) }
    try body()
  }

  @Test
  func `A saved state is read as it was written, and its file is readable only by its owner`() throws {
    try withFile(nil) {
      let state = SavedState(
        screens: ["toy://ranking", "toy://about"], otherTabs: [["toy://moments"]],
        settings: ["lang": "zh-Hans"])
      try state.write(file)
      #expect(SavedState.read(file) == .state(state))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `A saved state that is a pipe or larger than 1 MiB is unreadable, and is not waited for`() throws {
    try withFile(nil) {
      try #require(mkfifo(file.path(percentEncoded: false), 0o600) == 0)
      #expect(SavedState.read(file) == .unreadable)
    }
    try withFile(#"{"schema": "toy.state/1", "places": [], "settings": {}}"# + String(repeating: " ", count: 1 << 20)) {
      #expect(SavedState.read(file) == .unreadable)
    }
  }

  @Test
  func `The saved state of a version that stored only the visible tab can be read`() throws {
    try withFile(#"{"schema": "toy.state/1", "places": ["toy://ranking"], "settings": {}}"#) {
      #expect(SavedState.read(file) == .state(SavedState(screens: ["toy://ranking"])))
    }
  }

  @Test func `The saved state keeps the settings that another session stored in the meantime`() throws {
    try withFile(#"{"schema": "toy.state/1", "places": [], "settings": {"lang": "zh-Hans", "theme": "dark"}}"#) {
      let state = SavedState(screens: ["toy://notes"], settings: ["theme": "light"])
      #expect(
        state.keepingSettings(of: file)
          == SavedState(screens: ["toy://notes"], settings: ["lang": "zh-Hans", "theme": "light"]))
    }
    try withFile("{") { #expect(SavedState().keepingSettings(of: file) == SavedState()) }
  }

  @Test func `Settings that a front end saves outside the task of its command keep the screens of the saved state`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try SavedState(screens: ["toy://notes"], settings: ["theme": "day"]).save(to: file)
    let save = SavedState.makeSave(to: file)
    try await Task.detached { try save(["lang": "zh-Hans"]) }.value
    #expect(
      SavedState.read(file)
        == .state(SavedState(screens: ["toy://notes"], settings: ["lang": "zh-Hans", "theme": "day"])))
  }

  @Test func `Settings that several sessions save at the same time are all kept`() async throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let settings = (0..<8).map { ["setting-\($0)": "on"] }
    try await withThrowingTaskGroup(of: Void.self) { [file] group in
      for own in settings { group.addTask { try SavedState(settings: own).save(to: file) } }
      try await group.waitForAll()
    }
    guard case .state(let state) = SavedState.read(file) else {
      Issue.record("The state cannot be read.")
      return
    }
    #expect(state.settings.count == settings.count)
  }

  @Test func `A state is saved even if another process holds the lock`() throws {
    try withFile(nil) {
      let directory = open(file.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY)
      defer { close(directory) }
      let isLocked = flock(directory, LOCK_EX) == 0
      #expect(isLocked)
      let state = SavedState(screens: ["toy://notes"])
      try state.save(to: file, attempts: 2)
      #expect(SavedState.read(file) == .state(state))
    }
  }

  @Test
  func `The saved state is absent on the first launch, and unreadable if it is damaged or has an unknown schema`()
    throws
  {
    #expect(SavedState.read(file) == .none)
    for text in ["", "{", "[]", #"{"schema": "toy.state/2", "places": [], "settings": {}}"#] {
      try withFile(text) { #expect(SavedState.read(file) == .unreadable) }
    }
  }

  @Test func `Settings of the last session that are unknown, or whose values are not allowed, are ignored`() throws {
    let state = SavedState(settings: ["lang": "fr", "theme": "solarized", "color": "never", "speed": "1"])
    for arguments in [[], ["--lang", "en", "--theme", "dark"]] as [[String]] {
      let values = try SettingsOptions.parse(arguments).load(lastSession: .state(state)).values
      #expect(values["lang"]?.origin != .lastSession && values["theme"]?.origin != .lastSession)
      #expect(values["color"]?.text == "never" && values["color"]?.origin == .lastSession)
    }
  }
}
