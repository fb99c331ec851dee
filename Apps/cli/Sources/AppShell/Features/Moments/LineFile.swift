import Foundation

/// A text file to which lines are appended, for its user alone. Lines of several threads and processes do not mix.
struct LineFile: Sendable {
  private let path: String

  /// Creates the file if it is not there.
  init(_ path: String) throws(Failure) {
    self.path = path
    guard write("") else { throw Failure("trace: \(path) cannot be written to. Name another file.", .usage) }
  }

  /// Appends a line. One that cannot be written is lost.
  func append(_ line: String) { _ = write(line + "\n") }

  private func write(_ text: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return (try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))) != nil
  }
}
