import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct KeyReaderTests {
  @Test
  func `The key reader reports Esc if nothing follows within 50 ms, and starts no timer for a letter`() {
    let scheduler = VirtualScheduler()
    var events: [InputEvent] = []
    let reader = KeyReader(scheduler: scheduler) { events.append($0) }
    reader.read(Array("a".utf8))
    #expect(scheduler.pendingCount == 0)
    reader.read([0x1B])
    scheduler.advance(by: .milliseconds(49))
    #expect(events == [.key("a")])
    scheduler.advance(by: .milliseconds(1))
    #expect(events == [.key("a"), .key(.escape)])
  }

  @Test
  func `The key reader does not report Esc if the rest of a sequence arrives in time`() {
    let scheduler = VirtualScheduler()
    var events: [InputEvent] = []
    let reader = KeyReader(scheduler: scheduler) { events.append($0) }
    reader.read([0x1B])
    scheduler.advance(by: .milliseconds(30))
    reader.read(Array("[A".utf8))
    scheduler.advance(by: .seconds(1))
    #expect(events == [.key(.up)])
  }

  private func reader() -> (KeyReader, VirtualScheduler, () -> [InputEvent]) {
    let scheduler = VirtualScheduler()
    let journal = Events()
    return (KeyReader(scheduler: scheduler) { journal.events.append($0) }, scheduler, { journal.events })
  }

  @MainActor private final class Events { var events: [InputEvent] = [] }

  @Test(arguments: [
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{07}", "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}[?64;1;2;6;9c", "\u{1B}[6;20;10t",
  ])
  func `A reply that arrives in two parts is read as one, wherever it is split`(reply: String) {
    let bytes = Array(reply.utf8)
    for split in bytes.indices.dropFirst() {
      let (reader, scheduler, events) = reader()
      reader.expectReply()
      reader.read(Array(bytes[..<split]))
      scheduler.advance(by: split < 3 ? .milliseconds(299) : .seconds(1))
      reader.read(Array(bytes[split...]))
      scheduler.advance(by: .seconds(3))
      #expect(events().count == 1)
      #expect(!events().contains { if case .key = $0 { true } else { false } })
    }
  }

  @Test func `A reply that arrives in parts without a pending query is not read as keys`() {
    let (reader, scheduler, events) = reader()
    for part in ["\u{1B}]11;rgb:00", "00/0000/", "0000\u{07}", "\u{1B}[?64;1;2", ";6;9c", "\u{1B}[M", " !", "!"] {
      reader.read(Array(part.utf8))
      scheduler.advance(by: .milliseconds(500))
    }
    #expect(
      events() == [
        .background(RGB(0, 0, 0)), .attributes([64, 1, 2, 6, 9]),
        .mouse(Mouse(.press, at: Point(column: 0, row: 0))),
      ])
  }

  @Test func `Half of a reply is dropped after two seconds, even if keys are typed, and then keys are read again`() {
    let (reader, scheduler, events) = reader()
    reader.read(Array("\u{1B}]11;rgb:0000/00".utf8))
    for _ in 0..<3 {
      scheduler.advance(by: .milliseconds(600))
      reader.read(Array("j".utf8))
    }
    scheduler.advance(by: .milliseconds(200))
    #expect(events() == [])
    reader.read(Array("k".utf8))
    #expect(events() == [.key("k")])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `Esc is prompt before a query, after the reply to it, and when no reply came for ten seconds`() {
    let (reader, scheduler, events) = reader()
    func press() { reader.read([0x1B]) }
    press()
    scheduler.advance(by: .milliseconds(50))
    #expect(events() == [.key(.escape)])
    reader.expectReply()
    press()
    scheduler.advance(by: .milliseconds(299))
    #expect(events() == [.key(.escape)])
    scheduler.advance(by: .milliseconds(1))
    #expect(events() == [.key(.escape), .key(.escape)])
    reader.read(Array("\u{1B}[?62c".utf8))
    press()
    scheduler.advance(by: .milliseconds(50))
    #expect(events().last == .key(.escape) && events().count == 4)
    reader.expectReply()
    scheduler.advance(by: .seconds(11))
    press()
    scheduler.advance(by: .milliseconds(50))
    #expect(events().count == 5)
  }

  @Test func `The two seconds for a sequence start with it, and not with an unknown sequence before it`() {
    let (reader, scheduler, events) = reader()
    for (part, pause) in [("\u{1B}[?2026;2", 1_000), ("$y", 500), ("\u{1B}]11;rgb:0000/00", 1_999)] {
      reader.read(Array(part.utf8))
      scheduler.advance(by: .milliseconds(pause))
    }
    reader.read(Array("00/0000\u{07}".utf8))
    #expect(events() == [.background(RGB(0, 0, 0))])
  }

  @Test(arguments: [(9_999, 300), (10_000, 50)])
  func `Esc waits longer within ten seconds after a query`(elapsed: Int, delay: Int) {
    let (reader, scheduler, events) = reader()
    reader.expectReply()
    scheduler.advance(by: .milliseconds(elapsed))
    reader.read([0x1B])
    scheduler.advance(by: .milliseconds(delay - 1))
    #expect(events() == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(events() == [.key(.escape)])
  }
}
