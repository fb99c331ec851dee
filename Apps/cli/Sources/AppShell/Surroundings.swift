import Foundation
import Presentation

/// What the app finds when it starts, after settings are read and the server is known.
struct Surroundings: Sendable {
  /// The address that all paths are below.
  var server: URL
  /// What the server is called on the screen.
  var serverName: String
  /// Where data is kept; nil keeps it in memory.
  var storeFile: URL?
  var language: Language
}
