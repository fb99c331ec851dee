import Foundation
public import Presentation

/// What a program says about itself: its version, the servers that it uses, and its store.
public struct AboutDocument: Encodable, Sendable {
  private let schema: String
  private let version: String
  private let servers: [String: String]
  private let store: String?

  /// The title of the screen or page with the document.
  public static let title = LocalizedText(en: "About", zhHans: "关于")

  private static let store = LocalizedText(en: "store", zhHans: "存储")
  private static let inMemory = LocalizedText(en: "in memory", zhHans: "内存")

  /// Creates the document of an app with the servers to which requests go.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - version: The version of the app.
  ///   - environment: The environment of the app, with its servers.
  ///   - accounts: The accounts, which can be on other servers.
  ///   - language: The language of the servers' names.
  public init(
    name: String, version: String, _ environment: AppEnvironment, _ accounts: any AccountProvider, language: Language
  ) {
    schema = "\(name).about/1"
    self.version = version
    servers = Dictionary(
      environment.servers.keys.compactMap { id in
        (try? environment.server(id, of: accounts.account(at: id))).map { (id.rawValue, $0.name(in: language)) }
      }, uniquingKeysWith: { $1 })
    store = environment.storeFile?.path(percentEncoded: false)
  }

  /// The name and the version of the app.
  public var heading: String { "\(schema.prefix { $0 != "." }) \(version)" }

  /// Returns the purposes and the names of the servers, in the order of their definitions, and the path of the store.
  public func facts(_ definitions: [ServerDefinition], in language: Language) -> [(label: String, value: String)] {
    definitions.compactMap { definition in
      servers[definition.id.rawValue].map { (definition.purpose[language], $0) }
    } + [(Self.store[language], store ?? Self.inMemory[language])]
  }
}
