import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .enabled(if: Figures.file != nil, "Scripts/measure names a file for the figures"))
struct MemoryMeasurementTests {
  private let program = BuiltProgram()

  @Test
  func `Scripts/measure measures the memory during polling`() throws {
    let minutes = Int(ProcessInfo.processInfo.environment["TESSERA_POLLING_MINUTES"] ?? "") ?? 1
    let terminal = try program.start()
    #expect(terminal.wait(seconds: 20) { $0.text.contains("@mira_okafor") })
    var sizes = [try Figures.memory(of: terminal.foregroundProcess)]
    for _ in 0..<minutes {
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end { terminal.waitForSilence(seconds: 1) }
      sizes.append(try Figures.memory(of: terminal.foregroundProcess))
    }
    try Figures.add(
      "memory while polling",
      "\(sizes.first ?? 0) MB at first, \(sizes.last ?? 0) MB after \(minutes) min, \(sizes.max() ?? 0) MB at most")
  }
}
