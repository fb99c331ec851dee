import Foundation
import TerminalAppTest
import Testing

/// Tests of the cost of features that a program does not show. `Scripts/check-features` provides a program with twenty
/// more.
@Suite(.serialized, .enabled(if: Programs.grown != nil, "TESSERA_GROWN_PROGRAM names no program with more features"))
struct GrowthTests {
  @Test func `A launch with twenty more features takes at most a tenth more time and a fifth more memory`() throws {
    let grown = try #require(Programs.grown)
    var (before, after): ([Cost], [Cost]) = ([], [])
    // The runs alternate, so that other work on the machine affects both.
    for _ in 0..<41 {
      before.append(try Programs.start(try #require(BuiltProgram.path)))
      after.append(try Programs.start(grown))
    }
    let time = (Cost.median(before.map(\.seconds)), Cost.median(after.map(\.seconds)))
    let memory = (Cost.median(before.map(\.bytes)), Cost.median(after.map(\.bytes)))
    print("start: \(time.0 * 1000) ms of a processor, with more features \(time.1 * 1000) ms")
    print("memory: \(memory.0 / 1e6) MB, with more features \(memory.1 / 1e6) MB")
    #expect(time.1 <= time.0 * 1.1)
    #expect(memory.1 <= memory.0 * 1.2)
  }
}

/// The CPU time and memory of one run.
private struct Cost {
  let seconds: Double
  let bytes: Double

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

private enum Programs {
  static let grown = ProcessInfo.processInfo.environment["TESSERA_GROWN_PROGRAM"]

  private struct Failure: Error {
    let status: Int32
  }

  /// Runs a command that composes the whole app, and waits for its end.
  static func start(_ program: String) throws -> Cost {
    let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())").path
    func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { text in strdup(text) } }
    var arguments = copies([program, "open", "tessera://about", "--json"])
    var environment = copies(["HOME=\(home)", "PATH=/nowhere", "LANG=C.UTF-8"])
    defer { for text in arguments + environment { free(text) } }
    arguments.append(nil)
    environment.append(nil)
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &files, nil, arguments, environment)
    guard error == 0 else { throw Failure(status: error) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { throw Failure(status: status) }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Darwin)
      let unit = 1.0
    #else
      let unit = 1024.0
    #endif
    return Cost(seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), bytes: Double(usage.ru_maxrss) * unit)
  }
}
