import Foundation

/// Keeps a world's state in a file.
struct StateFile: Sendable {
  let url: URL

  /// - returns: Nil when there is no file yet.
  /// - throws: ``DemoServerError/unreadableState(path:reason:)`` when there is one and it holds something else.
  func load() throws -> World.State? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(World.State.self, from: Data(contentsOf: url))
    } catch {
      throw DemoServerError.unreadableState(path: url.path, reason: "\(error)")
    }
  }

  /// Replaces the file as a whole: a crash leaves either the old state or the new one. Only the owner may read it.
  func save(_ state: World.State) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      let temporary = url.appendingPathExtension("new")
      try? FileManager.default.removeItem(at: temporary)
      guard
        FileManager.default.createFile(
          atPath: temporary.path, contents: try encoder.encode(state), attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      throw DemoServerError.unwritableState(path: url.path, reason: "\(error)")
    }
  }
}
