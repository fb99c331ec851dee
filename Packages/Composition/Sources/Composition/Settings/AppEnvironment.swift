public import Foundation
public import Networking
public import Persistence
public import Presentation

/// A server that a module uses.
public struct ServerDefinition: Sendable, Hashable {
  /// The identifier: lowercase letters and hyphens, unique in the app. The name of the setting with the server's URL is
  /// `ID-server`.
  public let id: ServerID
  /// The purpose of the server, in a word or two.
  public let purpose: LocalizedText
  /// The path of the service on a demo server that provides all services under one URL.
  public let demoPath: String
  /// The URLs of well-known servers, keyed by the names that users can write instead, such as
  /// `["github": "https://api.github.com"]`.
  public let names: [String: String]
  /// The request that shows whether a server provides this service, or `nil` if every such request needs credentials.
  public let probe: ServerProbe?

  /// Creates a server definition.
  public init(
    _ id: ServerID, purpose: LocalizedText, demoPath: String = "",
    names: [String: String] = [:], probe: ServerProbe? = nil
  ) {
    self.id = id
    self.purpose = purpose
    self.demoPath = demoPath
    self.names = names
    self.probe = probe
  }

  /// The name of the setting that contains the server's URL.
  public var settingName: String { "\(id.rawValue)-server" }
}

/// A request to which every server of a service responds with JSON, even if the response reports an error because a
/// login is required.
public enum ServerProbe: Sendable, Hashable {
  /// A `GET` request for a path below the server's URL.
  case get(String)
  /// `GET` requests for paths below the server's URL, of which every server of the service has at least one. They are sent
  /// in order, until the server has one.
  case getAny([String])
  /// A GraphQL query, posted to a path below the server's URL.
  case graphQL(String)
}

/// The identifier of a server that a module uses.
public struct ServerID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the identifier.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The text of the identifier.
  public var description: String { rawValue }
}

/// The servers, the paths and the settings of an app at launch.
public struct AppEnvironment: Sendable {
  /// The server of one service.
  public struct Server: Sendable, Hashable {
    /// The base URL of the service.
    public let url: URL
    /// Whether this is the demo server inside the program. Other code asks what follows from it: ``lastingURL``,
    /// ``name(in:)``, the storage, the secrets.
    private let isDemo: Bool

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - url: The base URL of the service.
    ///   - isDemo: A Boolean value that indicates whether this is the demo server inside the program.
    public init(url: URL, isDemo: Bool) {
      self.url = url
      self.isDemo = isDemo
    }

    /// The base URL, or `nil` for the demo server inside the program, which loses all changes when the program ends.
    public var lastingURL: URL? { isDemo ? nil : url }

    /// Returns the host and port of the server, or the words "demo server" in the given language.
    public func name(in language: Language) -> String { (lastingURL?.hostAndPort) ?? Self.demoName[language] }

    /// The name of the demo server inside the program.
    public static let demoName = LocalizedText(en: "demo server", zhHans: "演示服务器")
    /// What is shown for a server without a URL in an app without a demo server.
    public static let unsetName = LocalizedText(en: "not set", zhHans: "未设置")
  }

  /// The servers, keyed by their identifiers. Servers that the current command does not need can be missing.
  public var servers: [ServerID: Server]
  /// The file that stores the data of real servers, or `nil` to store it in memory.
  public var storeFile: URL?
  /// The directory in which responses of real servers are cached, or `nil` to cache them in memory.
  public var cacheDirectory: URL?
  /// The secrets that the demo server inside the program accepts, keyed by name.
  public var demoSecrets: [String: Secret] = [:]
  /// The account of the demo user at the demo server inside the program, or `nil` to start without a login. It is used
  /// only if no real account or server can be used instead, and is never stored.
  public var demoAccount: Account?
  /// The name of the program in a terminal, for messages that quote its commands.
  public var program = "app"
  /// The version of the app.
  public var version = ""
  /// The language at launch.
  public var language: Language
  /// The settings.
  public var settings: Settings

  /// Creates an environment.
  public init(
    servers: [ServerID: Server], storeFile: URL?, cacheDirectory: URL? = nil, language: Language, settings: Settings
  ) {
    self.servers = servers
    self.storeFile = storeFile
    self.cacheDirectory = cacheDirectory
    self.language = language
    self.settings = settings
  }

  /// A Boolean value that indicates whether the app was built for its developers.
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Returns the server with an identifier.
  ///
  /// - Throws: ``UnknownServer`` if the environment does not contain the server.
  public func server(_ id: ServerID) throws -> Server {
    guard let server = servers[id] else { throw UnknownServer(id: id) }
    return server
  }
}

/// The error for a server that the environment does not contain.
public struct UnknownServer: Error, Hashable, CustomStringConvertible {
  /// The identifier of the server.
  public let id: ServerID

  /// Creates an error.
  public init(id: ServerID) { self.id = id }

  /// A description of what is missing and of how to provide it.
  public var description: String { text[.en] }

  /// The message for the user.
  public var text: LocalizedText {
    LocalizedText(
      en: "The server \(id) is not set: name it with --server \(id)=URL, or in the setting \(id)-server.",
      zhHans: "未设置服务器 \(id)：请用 --server \(id)=URL 或设置项 \(id)-server 指定。")
  }
}

extension AppEnvironment {
  /// Returns the name of the environment variable of the app that contains a setting or a secret, such as
  /// `TESSERA_GITHUB_TOKEN` for `github-token`.
  public func variable(_ name: String) -> String { Self.variable(name, of: program) }

  /// Returns the name of the environment variable of a program that contains a setting or a secret.
  public static func variable(_ name: String, of program: String) -> String {
    "\(program)_\(name)".uppercased().replacing("-", with: "_")
  }
}
