import Foundation

/// A temporary file that is deleted together with this object.
final class TemporaryFile: Sendable {
  let url: URL

  init(_ content: Data? = nil) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "networking-\(UUID().uuidString)")
    try content?.write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.appendingPathExtension("part"))
    try? FileManager.default.removeItem(at: url.appendingPathExtension("part.validator"))
    try? FileManager.default.removeItem(at: url)
  }
}
