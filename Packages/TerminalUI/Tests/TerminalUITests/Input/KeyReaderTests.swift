import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct KeyReaderTests {
  @Test("The key reader reports Esc if nothing follows within 50 ms, and starts no timer for a letter")
  func escape() {
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

  @Test("The key reader does not report Esc if the rest of a sequence arrives in time")
  func sequence() {
    let scheduler = VirtualScheduler()
    var events: [InputEvent] = []
    let reader = KeyReader(scheduler: scheduler) { events.append($0) }
    reader.read([0x1B])
    scheduler.advance(by: .milliseconds(30))
    reader.read(Array("[A".utf8))
    scheduler.advance(by: .seconds(1))
    #expect(events == [.key(.up)])
  }
}
