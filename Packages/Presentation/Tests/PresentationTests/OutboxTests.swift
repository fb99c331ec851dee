import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

@Suite(.timeLimit(.minutes(15))) struct OutboxTests {
  private struct Action: JSONColumnValue, Hashable { var text: String }

  private let answer = BehaviorRelay<Single<OutboxReply<Bool>>>(value: .never())

  private func outbox(
    schemas: [Schema] = [OutboxStorage.schema], file: URL? = nil,
    clock: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "OutboxTests")
  ) throws -> Outbox<Action, Action, Bool> {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store =
      try file.map { try Store(file: $0, schemas: schemas, options: options) }
      ?? .inMemory(schemas: schemas, options: options)
    let handler = OutboxHandler<Action, Action, Bool>(
      apply: { action, _ in action }, revert: { _, _ in }, send: { [answer] _, _ in answer.value },
      lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in }, explain: { _ in "No tea" })
    return Outbox("mira", in: store, clock: clock, handler: handler)
  }

  private func source(_ outbox: Outbox<Action, Action, Bool>) -> OutboxSource {
    OutboxSource(
      outbox, title: { LocalizedText(en: $0.text, zhHans: $0.text) }, reason: { LocalizedText(en: $0, zhHans: $0) })
  }

  /// Runs a test with the file of a store.
  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "store.sqlite"))
  }

  private func rows(_ outbox: Outbox<Action, Action, Bool>) -> [OutboxRow] {
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    source(outbox).rows.subscribe(onNext: { rows.accept($0) }).dispose()
    return rows.value
  }

  // MARK: - The outcome of one action

  @Test func `An action that the server performs returns its reply, and leaves the outbox`() async throws {
    let outbox = try outbox()
    answer.accept(.just(.done(true)))
    #expect(try await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") })
    #expect(rows(outbox).isEmpty)
  }

  @Test func `An action that the server refuses fails with the server's words, and leaves the outbox`() async throws {
    let outbox = try outbox()
    let refusal = try #require(ActionRefusal(NetworkError.status(StatusFailure(code: 422, serverMessage: "Too long"))))
    answer.accept(.just(.refused(reason: refusal.reason)))
    let failure = await #expect(throws: LoadFailure.self) {
      try await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
    }
    #expect(failure?.message(in: .en) == "The server refused: “Too long”")
    #expect(rows(outbox).isEmpty)
  }

  @Test func `An action that needs a new login fails, and leaves the outbox`() async throws {
    let outbox = try outbox()
    answer.accept(.error(NetworkError.status(StatusFailure(code: 401))))
    await #expect(throws: LoadFailure.unauthorized) {
      try await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
    }
    #expect(rows(outbox).isEmpty)
  }

  @Test func `An action whose first attempt fails stays in the outbox, and the failure says so`() async throws {
    for (reply, sentence) in [
      (
        Single<OutboxReply<Bool>>.error(NetworkError.transport(.offline)),
        "The Internet connection appears to be offline."
      ),
      (.just(.wait(60)), "The server asks to wait."),
    ] {
      try await withFile { file in
        let outbox = try outbox(file: file)
        answer.accept(reply)
        let failure = await #expect(throws: LoadFailure.self) {
          try await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
        }
        #expect(
          failure?.message(in: .en)
            == "\(sentence) The action is stored and will be sent the next time the app is open")
        #expect(rows(outbox).map(\.state) == [.waiting] && rows(outbox).map(\.isLostAtEnd) == [false])
      }
    }
  }

  @Test func `In memory, an action whose first attempt fails leaves the outbox, because it would be lost`() async throws
  {
    for (reply, failure) in [
      (Single<OutboxReply<Bool>>.error(NetworkError.transport(.offline)), LoadFailure.offline),
      (.just(.wait(60)), .tooManyRequests(retryAfter: nil)),
    ] {
      let outbox = try outbox()
      answer.accept(reply)
      await #expect(throws: failure) {
        try await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
      }
      #expect(rows(outbox).isEmpty)
    }
  }

  @Test func `An action behind one that fails again fails at once, and both stay in the outbox`() async throws {
    for first in [Single<OutboxReply<Bool>>.error(NetworkError.transport(.offline)), .just(.wait(60))] {
      try await withFile { file in
        let outbox = try outbox(file: file)
        answer.accept(first)
        _ = try? await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
        let failure = await #expect(throws: LoadFailure.self) {
          try await outbox.outcome { try outbox.add(Action(text: "Coffee"), key: "a") }
        }
        #expect(
          failure?.message(in: .en).hasSuffix("The action is stored and will be sent the next time the app is open")
            == true)
        #expect(rows(outbox).map(\.state) == [.waiting, .waiting])
      }
    }
  }

  @Test func `An action behind one that failed before is sent with it as soon as the server responds`() async throws {
    try await withFile { file in
      let outbox = try outbox(file: file)
      answer.accept(.error(NetworkError.transport(.offline)))
      _ = try? await outbox.outcome { try outbox.add(Action(text: "Tea"), key: "a") }
      answer.accept(.just(.done(true)))
      #expect(try await outbox.outcome { try outbox.add(Action(text: "Coffee"), key: "a") })
      #expect(rows(outbox).isEmpty)
    }
  }

  @Test func `Only an action that waits for a login is worth a message when it is delayed`() {
    let message = LoadFailure.ofDelayedAction(NetworkError.status(StatusFailure(code: 401)))?.message(in: .en)
    #expect(message?.hasPrefix("Your login is no longer valid. The action is stored") == true)
    #expect(LoadFailure.ofDelayedAction(NetworkError.transport(.offline)) == nil)
    #expect(LoadFailure.ofDelayedAction(nil) == nil)
  }

  // MARK: - The list

  @MainActor @Test func `The list merges outboxes in the order of time, and says if a decision comes too late`() throws
  {
    let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_000))
    let (first, second) = (try outbox(clock: clock), try outbox(clock: clock))
    _ = try second.add(Action(text: "Tea"), key: "a")
    clock.advanceTo(clock.clock + 1)
    _ = try first.add(Action(text: "Coffee"), key: "a")
    answer.accept(.just(.done(true)))
    let viewModel = OutboxViewModel([source(first), source(second)])
    let titles = BehaviorRelay<[String]>(value: [])
    let subscription = viewModel.rows.drive(onNext: { titles.accept($0.map { $0.title[.en] }) })
    defer { subscription.dispose() }
    #expect(titles.value == ["Tea", "Coffee"])
    let bag = DisposeBag()
    let failures = BehaviorRelay<[LoadFailure]>(value: [])
    viewModel.failure.emit(onNext: { failures.accept(failures.value + [$0]) }).disposed(by: bag)
    viewModel.decide.accept((.remove, try #require(rows(second).first?.id)))
    viewModel.decide.accept((.send, UUID()))
    #expect(failures.value == [.actionIsBeingSent, .actionIsBeingSent])
  }

  @MainActor @Test func `A decision that cannot be stored is reported`() throws {
    let viewModel = OutboxViewModel([source(try outbox(schemas: []))])
    let failures = BehaviorRelay<[LoadFailure]>(value: [])
    let subscription = viewModel.failure.emit(onNext: { failures.accept(failures.value + [$0]) })
    defer { subscription.dispose() }
    viewModel.decide.accept((.remove, UUID()))
    #expect(failures.value == [.storage])
  }

  // MARK: - A row

  private func row(
    _ state: OutboxState, attempts: Int = 0, next: TimeInterval = 0, created: TimeInterval = 0
  ) -> OutboxRow {
    OutboxRow(
      id: UUID(), key: "a", title: LocalizedText(en: "Tea", zhHans: "茶"),
      created: Date(timeIntervalSince1970: created),
      state: state, attempts: attempts, next: Date(timeIntervalSince1970: next), reason: nil)
  }

  @Test func `The progress of an action says how often it was tried, and when it is tried again`() throws {
    let (now, utc) = (Date(timeIntervalSince1970: 600), try #require(TimeZone(secondsFromGMT: 0)))
    func text(_ row: OutboxRow) -> String { row.progress(at: now, in: utc)[.en] }
    #expect(text(row(.waiting)) == "Waiting to be sent")
    #expect(text(row(.waiting, attempts: 1, next: 600)) == "1 attempt failed, the next one follows")
    #expect(text(row(.waiting, attempts: 2, next: 660)) == "2 attempts failed, the next one at 00:11")
    #expect(text(row(.waiting, attempts: 2, next: 605)) == "2 attempts failed, the next one at 00:10:05")
    #expect(text(row(.sending, attempts: 1)) == "Being sent")
  }

  @Test func `The user decides about actions by their state, and the summary counts those that need a decision`() {
    let states = [OutboxState.waiting, .sending, .uncertain, .failed]
    #expect(
      states.map { row($0).decisions } == [[.send, .remove], [.remove], [.markAsDone, .send, .remove], [.remove]])
    #expect(states.map { row($0).needsDecision } == [false, false, true, true])
    #expect(OutboxDecision.send.label(in: .uncertain)[.en] == "Send again")
    #expect(OutboxDecision.remove.label(in: .failed)[.en] == "Dismiss")
    #expect(OutboxRow.summary([]) == nil)
    #expect(OutboxRow.summary([row(.waiting)])?[.en] == "outbox 1")
    #expect(OutboxRow.summary(states.map { row($0) })?[.en] == "outbox 4, 2 to check")
  }

  @Test(arguments: [("a  b\nc", "a b c"), ("abcde", "abcde"), ("abcdef", "abcde…")])
  func `A title has the beginning of a text on one line, with an ellipsis for the rest`(text: String, title: String) {
    #expect(OutboxRow.beginning(of: text, limit: 5) == title)
  }
}
