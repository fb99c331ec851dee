import Dispatch
import Foundation

/// The path, arguments and environment of a program that runs as a child process.
struct ChildProcess: Sendable {
  private let path: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Returns the program's output, at most 64 KiB, without a final line break. Returns `nil` if the program cannot be
  /// started, fails, or exceeds the timeout.
  func output(input: String, timeout: Duration) async -> String? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: run(input: input, timeout: timeout)) }
    }
  }

  private func run(input: String, timeout: Duration) -> String? {
    let process = Process()
    let (stdin, stdout) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = stdin
    process.standardOutput = stdout
    // Error messages may quote the input, which is secret.
    process.standardError = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }

    // Written before the program starts. The pipe can hold 64 KiB, and without a reader that could exit, `SIGPIPE`
    // cannot end this process.
    guard (try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))) != nil,
      (try? process.run()) != nil
    else { return nil }
    try? stdin.fileHandleForWriting.close()
    try? stdout.fileHandleForWriting.close()
    guard hasEnded.wait(timeout: .now() + timeout / .seconds(1)) == .success else {
      kill(process.processIdentifier, SIGKILL)
      hasEnded.wait()
      return nil
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return pending(stdout.fileHandleForReading.fileDescriptor)
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
