import Foundation

/// A temporary directory for one test, deleted when the object is deallocated.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "persistence-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var file: URL { url.appending(path: "store.sqlite") }

  /// Copies one of the package's fixtures to ``file``.
  func copyFixture(_ name: String) throws {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures").standardized
    try FileManager.default.copyItem(at: fixtures.appending(path: name), to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
