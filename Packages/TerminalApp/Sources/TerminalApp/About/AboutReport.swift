import Composition
import Foundation
import Presentation
import TerminalUI

/// A document about the program, its servers and its store.
struct AboutDocument: Encodable, Sendable {
  let schema: String
  let version: String
  let servers: [String: String]
  let store: String?
}

extension AboutDocument {
  /// Creates the document of an app with the servers to which requests go.
  init(
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

  /// Returns the contents of the document as lines of text.
  func lines(_ definitions: [ServerDefinition], in language: Language) -> [TerminalText] {
    let names = definitions.compactMap { definition in
      servers[definition.id.rawValue].map {
        "\(TerminalText(definition.purpose[language]))  \(TerminalText($0))" as TerminalText
      }
    }
    let name = schema.prefix { $0 != "." }
    return [TerminalText("\(name) \(version)")] + names
      + ["\(TerminalText(AppText.store[language]))  \(TerminalText(store ?? AppText.inMemory[language]))"]
  }
}
