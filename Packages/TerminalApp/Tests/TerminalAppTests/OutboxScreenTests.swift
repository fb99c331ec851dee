import Foundation
import Locking
import Networking
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import Composition  // allow(testable-imports): only Composition emits the events of tokens
@testable import TerminalApp

@MainActor @Suite(.toy) struct OutboxScreenTests {
  private let bench: OutboxBench
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()

  init() throws { bench = try OutboxBench() }

  private func press(_ keys: TerminalUI.Key...) {
    for key in keys {
      terminal.send(.input(key.bytes))
      scheduler.advance(by: .milliseconds(60))
    }
  }

  private func open(_ session: TerminalSession) {
    session.follow(.path([RouteKey.outbox()]))
    scheduler.advance(by: .milliseconds(60))
  }

  private var text: String {
    scheduler.advance(by: .milliseconds(60))
    return terminal.emulator.text
  }

  @Test func `The status bar counts the actions that wait, and those that need a decision`() async throws {
    let session = try await bench.session(terminal, scheduler)
    #expect(!text.contains("outbox"))
    bench.answer(.offline)
    try bench.add("Publish “Tea”")
    bench.advance(1)
    #expect(text.split(separator: "\n").last?.contains("outbox 1") == true)
    bench.answer(.refused)
    bench.advance(10)
    #expect(text.contains("outbox 1, 1 to check"))
    session.change(to: .zhHans)
    #expect(text.contains("发件箱 1，1 项待处理"))
    try bench.outbox.cancel(try #require(bench.rows.first?.id))
    #expect(!text.contains("发件箱"))
  }

  @Test(arguments: ["q", .control("c")] as [TerminalUI.Key])
  func `The app asks before it quits and loses actions that are not sent and not stored`(key: TerminalUI.Key)
    async throws
  {
    let session = try await bench.session(terminal, scheduler)
    bench.answer(.offline)
    try bench.add("Publish “Tea”")
    bench.advance(1)
    press(key)
    #expect(text.contains("Quit?") && terminal.isEntered)
    let words = text.split(whereSeparator: { " │\n".contains($0) }).joined(separator: " ")
    #expect(words.contains("1 action is not sent, and not stored in"), "\(words)")
    press("n")
    #expect(!text.contains("Quit?") && terminal.isEntered)
    session.change(to: .zhHans)
    press(key)
    #expect(text.contains("退出？") && text.contains("有 1 项操作尚未发送"))
    press(.control("c"))
    #expect(!terminal.isEntered)
  }

  @Test func `The question before the app quits counts the actions that are lost`() {
    let stored = "not sent, and not stored in this session. Quitting loses"
    #expect(AppText.lostAtEnd(1)[.en] == "1 action is \(stored) it.")
    #expect(AppText.lostAtEnd(2)[.en] == "2 actions are \(stored) them.")
  }

  @Test(arguments: [OutboxBench.Answer.done, .refused])
  func `The app quits without a question if no action is lost`(answer: OutboxBench.Answer) async throws {
    let session = try await bench.session(terminal, scheduler)
    bench.answer(answer)
    try bench.add("Publish “Tea”")
    bench.advance(1)
    press("q")
    #expect(!terminal.isEntered)
    withExtendedLifetime(session) {}
  }

  @Test func `A row says what the action does, how it goes, and why it is not done, and has the keys of its state`()
    async throws
  {
    let session = try await bench.session(terminal, scheduler)
    bench.answer(.offline)
    try bench.add("Publish “Tea”")
    bench.advance(0.5)
    open(session)
    #expect(text.contains("Publish “Tea”") && text.contains("1 attempt failed"))
    #expect(text.contains("The server cannot be reached"))
    #expect(text.contains("Send now") && text.contains("Cancel and undo"))
    bench.answer(.done)
    press(.control("s"))
    bench.advance(0.1)
    #expect(bench.received.withLock { $0 } == ["Publish “Tea”"])
    #expect(text.contains("Everything is sent"))
  }

  @Test func `An uncertain post can be sent again or marked as published, and a refused one is dismissed`() async throws
  {
    let session = try await bench.session(terminal, scheduler)
    bench.answer(.lost)
    try bench.add("Publish “Tea”")
    bench.advance(86_400)
    open(session)
    #expect(text.contains("It is not known whether the server published this."))
    #expect(text.contains("It was published") && text.contains("Send again"))
    press("Y")
    #expect(text.contains("Everything is sent") && bench.received.withLock { $0.isEmpty })
    bench.answer(.refused)
    try bench.add("Publish “Coffee”")
    bench.advance(1)
    #expect(text.contains("No tea") && text.contains("Dismiss") && !text.contains("Send"))
    press("u")
    #expect(text.contains("Everything is sent"))
  }

  @Test func `What was done in days without a connection is sent in its order when there is one`() async throws {
    let isOnline = PublishSubject<Bool>()
    let session = try await bench.session(terminal, scheduler, isOnline: isOnline.startWith(false))
    bench.answer(.offline)
    for number in 1...5 {
      try bench.add("\(number)")
      bench.advance(86_400)
    }
    #expect(bench.received.withLock { $0.isEmpty })
    // After days, the attempts are looked up, and nobody can tell.
    #expect(bench.rows.map(\.state).allSatisfy { [.waiting, .uncertain].contains($0) })
    for row in bench.rows where row.state == .uncertain { try bench.source.perform(.send, on: row.id) }
    bench.answer(.done)
    isOnline.onNext(true)
    bench.advance(1)
    #expect(bench.received.withLock { $0 } == ["1", "2", "3", "4", "5"])
    withExtendedLifetime(session) {}
  }

  @Test(arguments: [true, false])
  func `What could not be sent is sent at once after a login, or when the server accepts another request`(isLogin: Bool)
    async throws
  {
    let accounts = AccountSwitchTests.Accounts()
    let session = try await bench.session(terminal, scheduler, accounts: accounts)
    bench.answer(.offline)
    try bench.add("Publish “Tea”")
    bench.advance(3_000)
    bench.answer(.done)
    bench.advance(1)
    #expect(bench.received.withLock { $0.isEmpty })
    if isLogin {
      accounts.all.accept([try AccountSwitchTests.account("ada")])
    } else {
      try session.container.resolve(TokenEvents.self).acceptances.accept(())
    }
    bench.advance(1)
    #expect(bench.received.withLock { $0 } == ["Publish “Tea”"])
    withExtendedLifetime(session) {}
  }

  @Test func `After its login has expired, an action waits`() async throws {
    let accounts = AccountSwitchTests.Accounts()
    let session = try await bench.session(terminal, scheduler, accounts: accounts)
    bench.answer(.offline)
    try bench.add("Publish “Tea”")
    bench.advance(3_000)
    bench.answer(.done)
    var account = try AccountSwitchTests.account("ada")
    account.isExpired = true
    accounts.all.accept([account])
    bench.advance(1)
    #expect(bench.received.withLock { $0.isEmpty })
    withExtendedLifetime(session) {}
  }

  @Test func `The outbox looks as in its golden file`() throws {
    let states: [(name: String, value: Bool)] = [("all states", true), ("empty", false)]
    try GoldenScreens.check("outbox", states) { isFull, look in
      let bench = try OutboxBench()
      if isFull { try bench.addAll() }
      let now = bench.clock.now + 60
      return try look.show(at: now) { OutboxScreen(OutboxViewModel([bench.source]), context: $0) }
    }
  }

  @Test func `The report has every action with its ID, as text and as a document`() throws {
    try bench.addAll()
    let lines = bench.rows.lines(.en, at: bench.clock.now).map(\.string)
    #expect(lines.first == "Publish “Coffee”  1d" && lines.contains("  No tea"))
    #expect(bench.rows.allSatisfy { lines.contains("  \($0.id.uuidString)") })
    #expect([OutboxRow]().lines(.zhHans).map(\.string) == ["所有操作均已发送"])
    let json = try JSONText.lines(OutboxDocument(bench.rows, .en)).map(\.string).joined()
    #expect(json.contains(#""schema" : "toy.outbox/1""#) && json.contains(#""state" : "uncertain""#))
    // Only the actions that wait have a next attempt.
    #expect(bench.rows.count { $0.state == .waiting } == 2 && json.matches(of: /"next"/).count == 2)
  }

  @Test func `A retry is over when each action is performed, refused or delayed, or waits for one that is`() throws {
    bench.answer(.offline)
    try bench.add("1")
    try bench.add("2")
    bench.advance(0.5)
    let attempts = OutboxAttempts(bench.rows, ids: Set(bench.rows.map(\.id)))
    let outcomes = BehaviorRelay<[[Int]]>(value: [])
    let subscription = attempts.outcome(in: bench.source.rows)
      .subscribe(onNext: { outcomes.accept(outcomes.value + [$0.map(\.attempts)]) })
    defer { subscription.dispose() }
    #expect(outcomes.value == [])
    for _ in 0..<2 {
      try bench.outbox.retryNow()
      bench.advance(0.5)
      // The outcome is that of the first attempt.
      #expect(outcomes.value == [[2, 0]])
    }
    #expect(bench.rows.map(\.attempts) == [3, 0])
  }
}
