import Foundation

/// A directory of its own for one test, removed with it.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "persistence-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var file: URL { url.appending(path: "store.sqlite") }

  /// Puts a copy of one of the package's fixtures where the store will look.
  func copyFixture(_ name: String) throws {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures").standardized
    try FileManager.default.copyItem(at: fixtures.appending(path: name), to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
