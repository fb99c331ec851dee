import Composition
import FeatureLogin
import Foundation
import Persistence
import Presentation
import TerminalUI

/// What `tessera auth status --json` prints. Never a secret.
struct AccountsDocument: Encodable, Sendable {
  struct Account: Encodable, Sendable {
    let service: String
    let name: String
  }
  var schema = "tessera.auth/1"
  let accounts: [Account]
  /// Where they are kept; left out where nothing is.
  var location: String?
}

extension AccountsDocument {
  init(_ sessions: [LoginSession], location: SecretLocation?) {
    accounts = sessions.map { session in
      let service =
        switch session.service {
        case .phone: "phone"
        case .wanAndroid: "wanandroid"
        case .mastodon(let url): url.absoluteString
        }
      return Account(service: service, name: session.name)
    }
    self.location = location.map { "\($0)" }
  }

  func lines(in language: Language) -> [TerminalText] {
    if accounts.isEmpty { return [TerminalText(LoginCommandText.nobody[language])] }
    let rows = accounts.map { [TerminalText($0.service), TerminalText($0.name)] }
    return TextTable(rows).lines
      + (location.map { [TerminalText("\(LoginCommandText.keptIn[language]) \($0)")] } ?? [])
  }
}

extension AccountsDocument {
  @Sendable static func report(_ context: ReportContext) async throws -> TextReport {
    let accounts = try context.container.resolve(StoredAccounts.self)
    let document = AccountsDocument(accounts.current, location: try await accounts.location())
    return TextReport(lines: document.lines(in: context.language), document: document)
  }
}
