import Dispatch
import Foundation

/// The path, arguments and environment of a program that runs as a child process.
struct ChildProcess: Sendable {
  /// The end of a program.
  enum Outcome: Equatable, Sendable {
    /// The program succeeded, with its output, at most 64 KiB, without a final line break.
    case success(String)
    /// The program could not be started, or failed.
    case failure
    /// The program exceeded the timeout and was killed, together with the programs that it started.
    case timeout
  }

  private let path: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program until it ends. Does not wait for programs that it started.
  func run(input: String, timeout: Duration) async -> Outcome {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: runBlocking(input: input, timeout: timeout)) }
    }
  }

  private func runBlocking(input: String, timeout: Duration) -> Outcome {
    let (stdin, stdout) = (Pipe(), Pipe())
    // Written before the program starts. The pipe can hold 64 KiB, and without a reader that could exit, `SIGPIPE`
    // cannot end this process.
    guard (try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))) != nil,
      let child = start(reading: stdin, writing: stdout)
    else { return .failure }
    try? stdin.fileHandleForWriting.close()
    let deadline = ContinuousClock.now + timeout
    var status: Int32 = 0
    var ended = waitpid(child, &status, WNOHANG)
    // Foundation's `Process` would notice the end only when the programs that the child started have ended, too.
    while ended == 0 {
      if ContinuousClock.now > deadline {
        kill(-child, SIGKILL)
        // The program can have left its process group.
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return .timeout
      }
      usleep(1_000)
      ended = waitpid(child, &status, WNOHANG)
    }
    // The status is 0 only after an exit with the code 0.
    return ended == child && status == 0 ? .success(pending(stdout.fileHandleForReading.fileDescriptor)) : .failure
  }

  /// Starts the program in a process group of its own, with its errors discarded, because they may quote the input,
  /// which is secret. Returns the process ID, or `nil` if the program cannot be started.
  private func start(reading stdin: Pipe, writing stdout: Pipe) -> pid_t? {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let (input, output) = (stdin.fileHandleForReading.fileDescriptor, stdout.fileHandleForWriting.fileDescriptor)
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    for pipe in [stdin, stdout] {
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, path, &actions, &attributes, words, variables) == 0 ? child : nil
  }

  /// Returns the current contents of the pipe. Does not wait for the end of the output, because another process that
  /// the program started may keep the pipe open.
  private func pending(_ descriptor: Int32) -> String {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = max(0, bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) })
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
