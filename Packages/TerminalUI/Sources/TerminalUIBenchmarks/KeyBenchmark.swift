import Foundation
import TerminalUI
import TerminalUITest

/// Measures the time from writing a key's byte to a pseudo-terminal until an emulator shows the row that the key
/// selects. The time includes the kernel, the emulator, and the work of the real program: reading the key, handling it,
/// drawing a frame and writing the frame.
func benchmarkKeys(rows: Int, presses: Int = 1_000) throws {
  let program = URL(filePath: CommandLine.arguments[0]).path
  let terminal = try PseudoTerminal([program, "--list", "\(rows)"], size: Size(columns: 100, rows: 40))
  guard terminal.wait(seconds: 30, until: { $0.shows(row: 0) }) else {
    throw BenchmarkError.notShown(terminal.emulator.text)
  }
  var selected = 0
  var (single, held) = (Samples(), Samples())
  var random = SystemRandomNumberGenerator()
  func press(_ key: Key, to row: Int, _ samples: inout Samples) throws {
    let start = ContinuousClock.now
    terminal.press(key)
    guard terminal.wait(until: { $0.shows(row: row) }) else { throw BenchmarkError.notShown(terminal.emulator.text) }
    samples.add(ContinuousClock.now - start)
    selected = row
  }
  for round in 0..<presses {
    // Random intervals, like a person's typing, that do not coincide with the frames.
    Thread.sleep(forTimeInterval: Double.random(in: 0.02...0.06, using: &random))
    switch round % 20 {
    case 18: try press("G", to: rows - 1, &single)
    case 19: try press("g", to: 0, &single)
    default: try press("j", to: selected + 1, &single)
    }
  }
  for _ in 0..<presses { try press("j", to: selected + 1, &held) }
  print("key to screen, \(rows) rows, 100 x 40, at random intervals: \(single.summary)")
  print("key to screen, \(rows) rows, each after the previous row is shown: \(held.summary) (a frame is 16.667)")
  terminal.press("q")
  _ = terminal.waitForExit()
}

enum BenchmarkError: Error {
  case notShown(String)
}

extension TerminalEmulator {
  /// Returns whether the row with this number is selected.
  fileprivate func shows(row: Int) -> Bool {
    cells.contains { $0[0].text == ">" && $0.dropFirst(2).prefix(9).map(\.text).joined().hasPrefix("\(row) ") }
  }
}
