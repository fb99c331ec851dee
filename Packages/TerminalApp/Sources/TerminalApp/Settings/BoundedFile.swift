import Foundation

/// A file of the app that is read as a whole, so that its size is limited.
enum BoundedFile {
  /// The maximum size of a file, in bytes.
  static let limit = 1 << 20

  /// The reason why a file cannot be read.
  enum Problem: Error {
    /// The file is a pipe, a device or another special file, or its type is unknown.
    case irregular
    /// The file is larger than ``limit``.
    case tooLarge
    /// This process or the system has no free file descriptor.
    case tooManyOpenFiles
    /// The system cannot open or read the file.
    case unreadable
  }

  /// Returns the contents of a file.
  static func read(_ file: URL) throws(Problem) -> Data {
    // Opening a pipe without `O_NONBLOCK` waits for a writer.
    let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .tooManyOpenFiles : .unreadable }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .irregular }
    guard status.st_size <= limit else { throw .tooLarge }
    do {
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw .unreadable
    }
  }
}
