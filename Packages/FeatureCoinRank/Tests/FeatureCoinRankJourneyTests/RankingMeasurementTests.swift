import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .enabled(if: Figures.file != nil, "Scripts/measure names a file for the figures"))
struct RankingMeasurementTests {
  private let program = BuiltProgram()

  @Test
  func `The first frame of the ranking with stored rows appears within 100 ms, without a server`() async throws {
    let server = try await DemoServer.start()
    let arguments = ["rank", "--server", server.baseURL.appending(path: "wanandroid").absoluteString]
    #expect(try program.run(arguments + ["--once"]).code == 0)
    await server.stop()
    try program.measureFirstFrame("rank", showing: "149,348", arguments: arguments)
  }

  @Test
  func `An idle program writes nothing in 60 seconds and uses less than 0.2% of a CPU`() throws {
    let terminal = try program.start(["rank"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("149,348") && $0.text.contains("Rank ") })
    terminal.waitForSilence(seconds: 2)
    let before = (bytes: terminal.output.count, seconds: try Figures.processorSeconds(of: terminal.foregroundProcess))
    terminal.waitForSilence(seconds: 60)
    let bytes = terminal.output.count - before.bytes
    let used = try Figures.processorSeconds(of: terminal.foregroundProcess) - before.seconds
    try Figures.add(
      "idle for 60 s",
      "\(bytes) bytes, \((used / 60 * 100).formatted(.number.precision(.fractionLength(3)))) % of a processor")
    #expect(bytes == 0 && used / 60 < 0.002)
  }
}
