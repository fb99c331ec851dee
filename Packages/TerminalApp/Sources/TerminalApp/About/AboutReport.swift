import Composition
import Foundation
import Presentation
import TerminalUI

/// What this program is, and where its data comes from and goes to.
struct AboutDocument: Encodable, Sendable {
  let schema: String
  let version: String
  let servers: [String: String]
  let store: String?
}

extension AboutDocument {
  init(name: String, version: String, _ environment: AppEnvironment, language: Language) {
    schema = "\(name).about/1"
    self.version = version
    servers = Dictionary(
      environment.servers.map { ($0.key.rawValue, $0.value.name(in: language)) }, uniquingKeysWith: { $1 })
    store = environment.storeFile?.path(percentEncoded: false)
  }

  /// The same for people.
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
