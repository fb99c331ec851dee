import Composition
import Foundation
import Networking
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct DemoNoticeTests {
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()

  private func session(
    servers: [ServerID: AppEnvironment.Server] = [:], language: Language = .en
  ) async throws -> TerminalSession {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let account = Account(server: url, name: "mira", proof: .token("demo"))
    let session = TerminalSession(
      try await App.toy(servers: servers, language: language, demoAccount: account), terminal: terminal,
      scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    return session
  }

  private var notice: String { terminal.emulator.lines[1].trimmingCharacters(in: .whitespaces) }

  private func press(_ key: Key) {
    terminal.send(.input(key.bytes))
    scheduler.advance(by: .milliseconds(100))
  }

  @Test(arguments: [
    (Language.en, "Demo: nothing leaves this machine · ? keys · Esc ok"),
    (.zhHans, "演示：任何数据都不会离开本机 · ? 按键 · Esc 隐藏"),
  ])
  func `A session with the demo server only says that nothing leaves this machine, until the user hides the line`(
    language: Language, text: String
  ) async throws {
    let session = try await session(language: language)
    #expect(notice == text)
    press(.escape)
    #expect(!notice.hasPrefix(text.prefix(5)))
    #expect(session.state.isDemoNoticeHidden == true)
  }

  @Test func `A hidden line about the demo stays hidden in the next session`() async throws {
    let session = try await session()
    session.isDemoNoticeHidden = true
    scheduler.advance(by: .milliseconds(100))
    #expect(!notice.hasPrefix("Demo"))
  }

  @Test func `A session with any other server has no line about the demo`() async throws {
    let url = try #require(URL(string: "https://notes.example"))
    _ = try await session(servers: ["notes": AppEnvironment.Server(url: url, isDemo: false)])
    #expect(!notice.hasPrefix("Demo"))
  }
}
