import Foundation
import Presentation
import TerminalUI
import Testing

@testable import TerminalApp

/// Tests of the program in processes of its own.
@Suite struct ProgramTests {
  /// Limits the number of files that the process can open.
  private static func limitFiles(to count: Int) {
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    getrlimit(files, &limit)
    limit.rlim_cur = rlim_t(count)
    setrlimit(files, &limit)
  }

  @Test func `The version is printed to standard output, and the program ends with success`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await ToyProgram.main("--version")
    }
    #expect(result?.output == "1.0\n" && result?.errorOutput == "")
  }

  @Test func `A usage error is printed to standard error, and the program ends with 64`() async {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await ToyProgram.main("notes", "--nosuch")
    }
    #expect(result?.output.contains("nosuch") == false)
    #expect(result?.errorOutput.hasPrefix("Error: Unknown option '--nosuch'") == true)
  }

  @Test func `A program whose warnings cannot be written ends with a failure`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      // A descriptor that is open only for reading.
      dup2(open("/dev/null", O_RDONLY), 2)
      Program.warn(["The theme is missing"])
      await ToyProgram.main("--version")
    }
  }

  @Test func `A program that ignores SIGPIPE, and whose output nobody reads, ends with the exit code of the signal`()
    async
  {
    await #expect(processExitsWith: .exitCode(141)) {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      signal(SIGPIPE, SIG_IGN)
      close(ends[0])
      dup2(ends[1], 1)
      await ToyProgram.main("--version")
    }
  }

  @Test func `A program that cannot open files says how to raise the limit, and runs no command`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await ToyProgram.main("--version")
      Self.limitFiles(to: 0)
      await ToyProgram.main("--version")
    }
    let message =
      "toy: The app needs at least 8 free file descriptors. Raise the limit with `ulimit -n 256`, and try again.\n"
    // A program that measures coverage then writes that it cannot open its own file.
    #expect(result?.output == "1.0\n" && result?.errorOutput.hasPrefix(message) == true)
  }

  @Test func `A program without standard input runs, and does not keep its descriptor open`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await ToyProgram.main("--version")
      close(0)
      await ToyProgram.main("--version")
      let isClosed = fcntl(0, F_GETFD) == -1
      // An old error number is no shortage.
      errno = EMFILE
      let isShort = Program.isShortOfDescriptors
      #expect(isClosed && !isShort)
    }
    #expect(result?.output == "1.0\n1.0\n")
  }

  @Test func `A program uses the time zone of its environment`() async {
    await #expect(processExitsWith: .success) {
      await ToyProgram.main("--version", variables: ["TZ": ":Asia/Tokyo"])
      let identifier = ProcessInfo.processInfo.environment["TZ"]
      #expect(identifier == "Asia/Tokyo")
    }
  }
}
