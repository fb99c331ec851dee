import Foundation
import Persistence
import Presentation
import Testing
import WebApp
import WebAppTest

/// Figures of the front end. `LONG` is set in the nightly run; the budgets also hold for a debug build.
@MainActor @Suite(.timeLimit(.minutes(15)), .enabled(if: ProcessInfo.processInfo.environment["LONG"] != nil))
struct EventMeasurementTests {
  @Test func `Of 10,000 updates, 99 in 100 reach the page within 50 ms, and the memory of the app stays flat`()
    async throws
  {
    let app = try await NotesApp()
    defer { app.server.stop() }
    _ = await app.client.get("/notes")
    var events = app.client.events("/notes", state: 0).makeAsyncIterator()
    _ = await events.next()
    var (times, memory) = ([Duration](), [Int]())
    for round in 1...10_000 {
      let notes = (round..<(round + 30)).map { Note(id: $0, text: "note \($0)") }
      let clock = ContinuousClock()
      let start = clock.now
      app.viewModel.show(notes, round == 1 ? Changeset() : Changeset(deleted: [0], inserted: [29]))
      var text = ""
      while !text.hasSuffix("\n\n"), let piece = await events.next() { text += piece }
      times.append(clock.now - start)
      if round % 1_000 == 0 { memory.append(try residentBytes()) }
    }
    times.sort()
    let growth = (memory.last ?? 0) - memory[0]
    print("events: median \(times[5_000]), 99th percentile \(times[9_900]); memory: \(memory.map { $0 >> 10 }) KiB")
    #expect(times[9_900] < .milliseconds(50))
    #expect(growth < 8 << 20, "The memory has grown by \(growth >> 10) KiB.")
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
  }
}
