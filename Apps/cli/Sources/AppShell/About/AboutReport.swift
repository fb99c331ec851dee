import Composition
import Foundation
import Presentation
import TerminalUI

/// What this program is, and where its data comes from and goes to.
struct AboutDocument: Encodable, Sendable {
  var schema = "tessera.about/1"
  let version: String
  let servers: [String: String]
  let store: String?
}

extension AboutDocument {
  init(_ environment: AppEnvironment, language: Language) {
    version = Program.version
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
    return ["tessera \(TerminalText(version))"] + names
      + ["\(TerminalText(AppText.store[language]))  \(TerminalText(store ?? AppText.inMemory[language]))"]
  }
}
