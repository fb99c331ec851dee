import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct KeyReaderTests {
  @Test("Esc comes once nothing has followed for 50 ms; no timer runs otherwise")
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

  @Test("A sequence that comes in time is not Esc")
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
