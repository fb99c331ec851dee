import Foundation

/// A text file to which lines are appended, readable only by its owner. Lines of different threads and processes do not
/// interleave.
public struct LineFile: Sendable {
  private let path: String

  /// Opens the file, and creates it if it does not exist. Returns `nil` if it cannot be written to.
  public init?(_ path: String) {
    self.path = path
    guard write("") else { return nil }
  }

  /// Appends a line. A line that cannot be written is lost.
  public func append(_ line: String) { _ = write(line + "\n") }

  private func write(_ text: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return (try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))) != nil
  }
}
