import Dispatch
import Foundation

/// One run of a small program that takes one line and gives one line.
struct ChildProcess: Sendable {
  private let path: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// What it prints, at most 64 KiB without a final line break; nil when it cannot start, exits with a failure or is killed at the time-out.
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
    // It may quote what it was given.
    process.standardError = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }

    // Written before there is a reader that could go away: the pipe holds 64 KiB, and no broken pipe can end this process.
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

  /// What is in the pipe by now: to wait for its end would wait for whatever the program left running.
  private func pending(_ descriptor: Int32) -> String {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = max(0, bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) })
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
