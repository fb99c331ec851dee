import Foundation
import Presentation

/// What the app finds when it starts, after settings are read and the servers are known.
struct Surroundings: Sendable {
  /// The server of one service.
  struct Server: Sendable, Hashable {
    /// The address that all paths are below.
    let url: URL
    /// Whether it is the demo server inside this process. What that says is kept in memory only, apart from what real servers say.
    let isDemo: Bool

    /// What it is called on the screen.
    func name(in language: Language) -> String {
      if isDemo { return AppText.demoServer[language] }
      return (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
    }
  }

  var servers: [Service: Server]
  /// Where the data of real servers is kept; nil keeps it in memory.
  var storeFile: URL?
  var language: Language
  /// Whether servers are asked for pictures.
  var loadsPictures = true
  /// The settings that features have.
  var settings: [SettingKey: String] = [:]

  /// The server of a service. One that nobody asked for has an address that leads nowhere.
  subscript(service: Service) -> Server {
    servers[service] ?? Server(url: URL(filePath: "/"), isDemo: false)
  }
}
