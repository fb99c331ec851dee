import DemoServer
import Foundation
import TerminalUI
import TerminalUITest
import Testing

/// The measurements of `Scripts/measure`. Each figure is compared with its limit.
@Suite("Measurements", .serialized, .enabled(if: Figures.file != nil, "Scripts/measure names a file for the figures"))
struct MeasurementTests {
  private let program = Program()

  @Test("Scripts/measure measures the time of `--version`")
  func version() throws {
    var times: [Duration] = []
    for _ in 0..<21 {
      times.append(try ContinuousClock().measure { _ = try program.run(["--version"]) })
    }
    try Figures.add("--version", times.sorted()[10].milliseconds)
  }

  @Test(
    "The first frame with stored rows appears within 100 ms, without a server", arguments: ["rank", "timeline home"])
  func firstFrame(_ command: String) async throws {
    let server = try await DemoServer.start()
    let isHome = command == "timeline home"
    let text = isHome ? "@mira_okafor" : "149348"
    let url = server.baseURL.appending(path: isHome ? "mastodon" : "wanandroid")
    if isHome { try await program.logInAtMastodon(url) }
    let arguments = command.split(separator: " ").map(String.init) + ["--server", url.absoluteString]
    #expect(try program.run(arguments + ["--once"]).code == 0)
    await server.stop()
    var times: [Duration] = []
    for _ in 0..<11 {
      let start = ContinuousClock.now
      let terminal = try program.start(arguments)
      #expect(terminal.wait(seconds: 20) { $0.text.contains(text) }, "\(terminal.emulator.text)")
      times.append(ContinuousClock.now - start)
      terminal.press(.control("c"))
      #expect(terminal.waitForExit() == 0)
    }
    let median = times.sorted()[5]
    try Figures.add("first frame of \(command) from the store", median.milliseconds)
    #expect(median < .milliseconds(100))
  }

  @Test("An idle program writes nothing in 60 seconds and uses less than 0.2 % of a CPU")
  func idle() throws {
    let terminal = try program.start(["rank"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("149348") && $0.text.contains("Rank ") })
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

  @Test("Scripts/measure measures the memory during polling")
  func memory() throws {
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

private enum Figures {
  static let file = ProcessInfo.processInfo.environment["TESSERA_FIGURES"].map { URL(filePath: $0) }

  static func add(_ name: String, _ figure: String) throws {
    let file = try #require(file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\(name): \(figure)\n".utf8))
    try handle.close()
  }

  /// Returns the CPU time of a process, in seconds. `ps` exists on every system, but reports whole seconds on Linux, where the
  /// kernel is more precise.
  static func processorSeconds(of process: Int32) throws -> Double {
    #if os(Linux)
      let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
      return (try #require(Double(fields[11])) + #require(Double(fields[12]))) / Double(sysconf(Int32(_SC_CLK_TCK)))
    #else
      let parts = try ps("time", process).split(separator: ":").compactMap { Double($0) }
      return parts.reduce(0) { $0 * 60 + $1 }
    #endif
  }

  /// Returns the resident memory of a process, in megabytes.
  static func memory(of process: Int32) throws -> Int { try #require(Int(ps("rss", process))) / 1024 }

  private static func ps(_ column: String, _ process: Int32) throws -> String {
    let (ps, pipe) = (Process(), Pipe())
    ps.executableURL = URL(filePath: "/bin/ps")
    ps.arguments = ["-o", "\(column)=", "-p", "\(process)"]
    ps.standardOutput = pipe
    try ps.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    ps.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Duration {
  fileprivate var milliseconds: String {
    "\((self / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))) ms"
  }
}
