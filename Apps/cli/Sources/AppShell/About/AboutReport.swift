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
  init(_ surroundings: Surroundings, language: Language) {
    version = Program.version
    servers = Dictionary(
      surroundings.servers.map { ($0.key.rawValue, $0.value.name(in: language)) }, uniquingKeysWith: { $1 })
    store = surroundings.storeFile?.path(percentEncoded: false)
  }

  /// The same for people.
  func lines(in language: Language) -> [TerminalText] {
    let names = Assemblies.services.compactMap { service in
      servers[service.rawValue].map {
        "\(TerminalText(service.purpose[language]))  \(TerminalText($0))" as TerminalText
      }
    }
    return ["tessera \(TerminalText(version))"] + names
      + ["\(TerminalText(AppText.store[language]))  \(TerminalText(store ?? AppText.inMemory[language]))"]
  }
}

extension ReportMaker {
  static func about(_ surroundings: Surroundings) -> ReportMaker {
    ReportMaker { request in
      let document = AboutDocument(surroundings, language: request.language)
      return Report(lines: document.lines(in: request.language), document: document)
    }
  }
}
