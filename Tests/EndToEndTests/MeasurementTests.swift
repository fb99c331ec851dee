import Foundation
import TerminalAppTest
import TerminalUI
import Testing

/// The measurements of `Scripts/measure`. Each figure is compared with its limit. Those that need a feature are in its
/// package.
@Suite(.serialized, .enabled(if: Figures.file != nil, "Scripts/measure names a file for the figures"))
struct MeasurementTests {
  private let program = BuiltProgram()

  @Test
  func `Scripts/measure measures the time of --version`() throws {
    #expect(try program.run(["--version"]).code == 0)
    var times: [Duration] = []
    for _ in 0..<21 {
      times.append(try ContinuousClock().measure { _ = try program.run(["--version"]) })
    }
    try Figures.add("--version", times.sorted()[10].milliseconds)
  }
}
