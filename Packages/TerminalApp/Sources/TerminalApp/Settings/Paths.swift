public import Foundation

/// The paths of the app's files. They follow the XDG Base Directory Specification on every platform.
public struct Paths: Sendable, Equatable {
  /// The configuration file, `config.json`.
  public let configuration: URL
  /// The user's theme file, `theme.json`.
  public var theme: URL { configuration.deletingLastPathComponent().appending(path: "theme.json") }
  /// The directory of the app's data.
  public let data: URL
  /// The directory of data that can be loaded again.
  public let cache: URL
  /// The file with the state of the last session.
  public let state: URL

  /// Creates paths from the environment. Ignores relative paths in environment variables, as the specification
  /// requires.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - app: The name of the app, which is also the name of its directories.
  init(environment: [String: String], app: String) {
    // Foundation takes the home directory from the user database and ignores the environment.
    let home = URL(filePath: environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory())
    func directory(_ variable: String, _ fallback: String) -> URL {
      let value = environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      return (value ?? home.appending(path: fallback)).appending(path: app)
    }
    configuration = directory("XDG_CONFIG_HOME", ".config").appending(path: "config.json")
    data = directory("XDG_DATA_HOME", ".local/share")
    cache = directory("XDG_CACHE_HOME", ".cache")
    state = directory("XDG_STATE_HOME", ".local/state").appending(path: "state.json")
  }

  /// The store file for the data of all servers other than the demo server.
  public var store: URL { data.appending(path: "store.sqlite") }
}
