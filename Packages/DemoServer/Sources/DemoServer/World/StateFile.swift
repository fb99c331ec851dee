import Foundation

/// A file that stores the state of the APIs.
struct StateFile: Sendable {
  let url: URL

  /// Returns the stored state, or `nil` if the file does not exist.
  ///
  /// - Throws: ``DemoServerError/unreadableState(path:reason:)`` if the file cannot be opened or has no valid state,
  ///   and ``DemoServerError/unwritableState(path:reason:)`` if the path leads to a directory or a device.
  func load() throws -> World.State? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let type = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
    guard type as? FileAttributeType == .typeRegular else {
      throw DemoServerError.unwritableState(path: url.path, reason: "it is not a regular file")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw DemoServerError.unreadableState(path: url.path, reason: "it cannot be opened")
    }
    guard let state = try? JSONDecoder().decode(World.State.self, from: data) else {
      throw DemoServerError.unreadableState(
        path: url.path, reason: "it was not written by a demo server of this version")
    }
    guard state.isPlausible else {
      throw DemoServerError.unreadableState(path: url.path, reason: "a number in it is out of range")
    }
    return state
  }

  /// Replaces the whole file, so that a crash leaves either the old state or the new one. The file is readable only by
  /// its owner (mode 0600).
  func save(_ state: World.State) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      let data = try encoder.encode(state)
      let temporary = url.appendingPathExtension("new")
      unlink(temporary.path)
      let descriptor = open(temporary.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      throw DemoServerError.unwritableState(
        path: url.path, reason: (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
      )
    }
  }
}
