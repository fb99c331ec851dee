import Foundation
import Locking
import Persistence
import Reactive
import Testing

@Suite struct OutboxTests {
  let bench: OutboxBench

  init() throws { bench = try OutboxBench() }

  @Test func `An action changes the store at once, and leaves the outbox when the server has performed it`() throws {
    try bench.add(1)
    #expect(try bench.shown() == [1])
    #expect(try bench.entries().map(\.state) == [.waiting])
    bench.advance(0.1)
    #expect(try bench.entries().map(\.state) == [.sending])
    bench.advance(1)
    #expect(bench.server.numbers("a") == [1])
    #expect(try bench.entries().isEmpty)
    #expect(try bench.shown() == [1])
  }

  @Test func `An action whose optimistic change fails is not stored`() throws {
    var handler = bench.handler
    handler.apply = { _, _ in throw Lost() }
    let outbox = OutboxBench.MessageOutbox("mira", in: bench.store, clock: bench.clock, handler: handler)
    #expect(throws: Lost()) { try outbox.add(Message(conversation: "a", number: 1), key: "a") }
    #expect(try bench.entries().isEmpty)
  }

  @Test func `Actions of one key are sent one after the other, and a failed attempt delays the ones after it`() throws {
    bench.server.fail(.lostRequest)
    for number in 1...3 { try bench.add(number) }
    try bench.add(4, to: "b")
    bench.advance(1)
    #expect(bench.server.state.withLock { $0.requests.map(\.number) } == [1, 4])
    bench.server.fail(.none)
    bench.advance(10)
    #expect(bench.server.numbers("a") == [1, 2, 3])
    #expect(bench.server.numbers("b") == [4])
  }

  @Test func `Failed attempts are repeated after delays that double up to a maximum`() throws {
    bench.server.fail(.lostRequest)
    try bench.add(1)
    bench.advance(1_800)
    let times = bench.server.state.withLock(\.times)
    // Each attempt fails after 0.2 seconds.
    let delays = zip(times.dropFirst(), times).map { ($0.timeIntervalSince($1) - 0.2).rounded() }
    #expect(delays.prefix(10) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300])
    #expect(delays.dropFirst(10).allSatisfy { $0 == 300 })
  }

  @Test func `A reply that is lost does not lead to a second message`() throws {
    bench.server.fail(.lostReply)
    try bench.add(1)
    bench.advance(3)
    bench.server.fail(.none)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [1])
    #expect(try bench.entries().isEmpty)
  }

  @Test func `A crash during an attempt leads to another attempt with the same key after the time limit`() throws {
    bench.server.fail(.silentSuccess)
    try bench.add(1)
    bench.advance(1)
    bench.crash()
    bench.server.fail(.none)
    bench.start()
    bench.advance(60)
    #expect(try bench.entries().map(\.state) == [.sending])
    bench.advance(120)
    #expect(bench.server.numbers("a") == [1])
    #expect(bench.server.state.withLock { $0.requests.count } == 2)
    #expect(try bench.entries().isEmpty)
  }

  @Test func `A refusal undoes its own change only, and keeps the reason until the entry is removed`() throws {
    bench.server.fail(.silence)
    try bench.add(1)
    let refused = try bench.add(7)
    try bench.add(2)
    #expect(try bench.shown() == [1, 7, 2])
    bench.server.fail(.none)
    bench.advance(300)
    #expect(bench.server.numbers("a") == [1, 2])
    #expect(try bench.shown() == [1, 2])
    #expect(try bench.entries().map(\.reason) == ["seven"])
    #expect(try bench.outbox?.cancel(refused) == .failed)
    #expect(try bench.entries().isEmpty)
    #expect(try bench.shown() == [1, 2])
  }

  @Test func `Canceling an action undoes its change, and the action is never sent`() throws {
    bench.server.fail(.lostRequest)
    try bench.add(1)
    let second = try bench.add(2)
    try bench.add(3)
    bench.advance(0.5)
    #expect(try bench.outbox?.cancel(second) == .waiting)
    #expect(try bench.shown() == [1, 3])
    bench.server.fail(.none)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [1, 3])
    #expect(try bench.outbox?.cancel(second) == nil)
  }

  @Test func `An action that is being sent cannot be canceled`() throws {
    bench.server.fail(.silence)
    let id = try bench.add(1)
    bench.advance(1)
    #expect(try bench.outbox?.cancel(id) == nil)
    #expect(try bench.shown() == [1])
  }

  @Test func `The next attempt waits as long as the server asks`() throws {
    bench.server.fail(.wait)
    try bench.add(1)
    bench.advance(1)
    bench.server.fail(.none)
    bench.advance(25)
    #expect(bench.server.performed.isEmpty)
    bench.advance(10)
    #expect(bench.server.numbers("a") == [1])
  }

  @Test func `Waiting actions are sent without delay on request`() throws {
    bench.server.fail(.lostRequest)
    try bench.add(1)
    bench.advance(400)
    bench.server.fail(.none)
    try bench.outbox?.retryNow()
    bench.advance(1)
    #expect(bench.server.numbers("a") == [1])
  }

  @Test func `Actions whose attempt failed are sent without delay on request, but not before the server permits it`()
    throws
  {
    bench.server.fail(.lostRequest)
    try bench.add(1)
    bench.advance(400)
    bench.server.fail(.none)
    try bench.outbox?.retryFailed()
    bench.advance(1)
    #expect(bench.server.numbers("a") == [1])
    bench.server.fail(.wait)
    try bench.add(2)
    bench.advance(1)
    bench.server.fail(.none)
    try bench.outbox?.retryFailed()
    bench.advance(10)
    #expect(bench.server.numbers("a") == [1])
    bench.advance(60)
    #expect(bench.server.numbers("a") == [1, 2])
  }

  @Test func `Two outboxes of one queue send each action once`() throws {
    let other = OutboxBench.MessageOutbox("mira", in: bench.store, clock: bench.clock, handler: bench.handler)
    for number in 1...6 { try bench.add(number) }
    bench.advance(10)
    try other.retryNow()
    bench.advance(60)
    #expect(bench.server.state.withLock { $0.requests.map(\.number) } == [1, 2, 3, 4, 5, 6])
  }

  @Test func `The number and the size of actions, and the number of concurrent requests, are limited`() throws {
    bench.crash()
    bench.policy.capacity = 8
    bench.policy.maxSize = 100
    bench.start()
    bench.server.fail(.silence)
    for number in 1...8 { try bench.add(number, to: "\(number)") }
    #expect(throws: OutboxError.full) { try bench.add(9) }
    #expect(throws: OutboxError.tooLarge) { try bench.add(9, to: String(repeating: "a", count: 100)) }
    bench.advance(1)
    #expect(bench.server.state.withLock { $0.requests.count } == 4)
  }

  @Test func `Removing a queue removes its actions and leaves those of others`() throws {
    bench.server.fail(.silence)
    try bench.add(1)
    let other = OutboxBench.MessageOutbox("tobias", in: bench.store, clock: bench.clock, handler: bench.handler)
    try other.add(Message(conversation: "b", number: 2), key: "b")
    try OutboxStorage.remove(queue: "tobias", from: bench.store)
    #expect(try bench.entries().map(\.action?.number) == [1])
  }

  @Test func `Each outcome is emitted after it is stored`() throws {
    let events = Locked<[String]>([])
    let bag = DisposeBag()
    let outbox = try #require(bench.outbox)
    outbox.events.subscribe(onNext: { _, event in
      let text =
        switch event {
        case .done(let number): "done \(number)"
        case .refused(let reason): "refused \(reason)"
        case .uncertain: "uncertain"
        case .delayed: "delayed"
        }
      events.withLock { $0.append(text) }
    }).disposed(by: bag)
    bench.server.fail(.lostRequest)
    try bench.add(1)
    bench.advance(0.5)
    bench.server.fail(.none)
    try bench.add(7)
    bench.advance(10)
    #expect(events.withLock { $0 } == ["delayed", "done 1", "refused seven"])
  }
}
