import Foundation
import Persistence

/// The state at the end of a session: the screens, and the settings that the user changed.
struct SavedState: Codable, Equatable, Sendable {
  static var schema: String { AppDefinition.current.schema("state") }

  var schema = SavedState.schema
  /// The URLs of the screens, from the bottom up.
  var screens: [String] = []
  /// The URLs of the screens of the other tabs, or `nil` in a file written before version 0.2.
  var otherTabs: [[String]]?
  /// The changed settings, keyed by name.
  var settings: [String: String] = [:]
  /// Whether the user has hidden the line about the demo, or `nil` in a file written before version 0.2.
  var isDemoNoticeHidden: Bool?

  /// The names of the keys in the file. They stay the same even if a property is renamed.
  private enum CodingKeys: String, CodingKey {
    case schema
    case screens = "places"
    case otherTabs, settings, isDemoNoticeHidden
  }

  /// The result of reading a state file.
  enum Reading: Equatable {
    /// There is no file, as on the first launch.
    case none
    case state(SavedState)
    /// The file cannot be read or decoded, is no regular file, is larger than 1 MiB, or has an unknown schema.
    case unreadable
  }

  static func read(_ file: URL) -> Reading {
    guard let data = try? BoundedFile.read(file) else {
      return FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) ? .unreadable : .none
    }
    guard let state = try? JSONDecoder().decode(SavedState.self, from: data), state.schema == Self.schema else {
      return .unreadable
    }
    return .state(state)
  }

  /// Returns this state, completed with those settings from a file that are not part of this state. Another session may
  /// have changed these settings in the meantime.
  func keepingSettings(of file: URL) -> SavedState {
    guard case .state(let stored) = Self.read(file) else { return self }
    var state = self
    state.settings.merge(stored.settings) { own, _ in own }
    return state
  }

  /// Writes this state, completed by ``keepingSettings(of:)``. If several sessions end at the same time, each reads the
  /// file after the previous one has written it, so that no session loses the settings of another.
  ///
  /// - Parameters:
  ///   - file: The state file.
  ///   - attempts: The number of times, 10 milliseconds apart, to wait for another session that is writing the file.
  func save(to file: URL, attempts: Int = 100) throws {
    let directory = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The directory is locked, because writing atomically replaces the file.
    let lock = DirectoryLock(directory, attempts: attempts)
    defer { lock.release() }
    try keepingSettings(of: file).write(file)
  }

  /// Writes the file atomically, readable only by its owner (mode 0600).
  func write(_ file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    // Foundation's atomic writes create a temporary file that others can read.
    let path = file.path(percentEncoded: false)
    let aside = "\(path).\(UUID().uuidString)"
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
      guard rename(aside, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(aside)
      throw error
    }
  }
}
