import Foundation
import Locking

/// A text file to which lines are appended. A new file is readable only by its owner. Lines from different threads and
/// processes do not interleave.
public final class LineFile: Sendable {
  private let path: String
  private let hasLostLines = Locked(false)

  /// Creates a value for the file at a path. The file itself is created with the first line.
  public init(_ path: String) {
    self.path = path
  }

  /// Creates the file if it does not exist.
  ///
  /// - Returns: `false` if the file cannot be opened for writing.
  public func create() -> Bool { write("") }

  /// Appends a line. A line that cannot be written is lost.
  ///
  /// - Returns: `false` if this is the first line that is lost, so that the user can be warned once.
  @discardableResult public func append(_ line: String) -> Bool {
    if write(line + "\n") { return true }
    return hasLostLines.withLock { hasLost in
      defer { hasLost = true }
      return hasLost
    }
  }

  private func write(_ text: String) -> Bool {
    // allow(no-files-in-screens): the type is the file, which view models receive behind a protocol
    // Opening a pipe without `O_NONBLOCK` waits for a reader.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // allow(no-files-in-screens): the file that is open
    // allow(no-dropped-errors): the caller needs only the fact
    return (try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))) != nil
  }
}
