import Foundation

/// Where the last session ended, and what was changed in it by keys.
struct SavedState: Codable, Equatable, Sendable {
  static var schema: String { AppDefinition.current.schema("state") }

  var schema = SavedState.schema
  /// The addresses of the screens, from the bottom up.
  var places: [String] = []
  /// The same of the tabs that were not shown. Absent before 0.2.
  var otherTabs: [[String]]?
  /// Settings by their names.
  var settings: [String: String] = [:]

  /// What can be made of a state file.
  enum Reading: Equatable {
    /// There is none, as on the first start.
    case none
    case state(SavedState)
    /// There is one, and nothing can be made of it.
    case unreadable
  }

  static func read(_ file: URL) -> Reading {
    guard let data = try? Data(contentsOf: file) else {
      return FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) ? .unreadable : .none
    }
    guard let state = try? JSONDecoder().decode(SavedState.self, from: data), state.schema == Self.schema else {
      return .unreadable
    }
    return .state(state)
  }

  /// Writes the file as a whole, for the user alone.
  func write(_ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path(percentEncoded: false))
  }
}
