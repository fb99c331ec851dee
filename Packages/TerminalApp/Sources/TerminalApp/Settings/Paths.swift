public import Foundation

/// Where files are, after the XDG base directory specification on every system.
public struct Paths: Sendable, Equatable {
  /// `config.json`.
  public let configuration: URL
  /// What the app stores.
  public let data: URL
  /// What can be loaded again.
  public let cache: URL
  /// Where the last session ended.
  public let state: URL

  /// Reads the environment. A relative path in it counts as none, as the specification says.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - app: The name of the app's folder.
  init(environment: [String: String], app: String) {
    // Foundation asks the system's list of users, whatever the environment says.
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

  /// The store of all servers but the demo's.
  public var store: URL { data.appending(path: "store.sqlite") }
}
