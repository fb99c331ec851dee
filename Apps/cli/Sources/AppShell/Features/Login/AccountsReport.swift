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
    if accounts.isEmpty { return [TerminalText(AppText.nobody[language])] }
    let rows = accounts.map { [TerminalText($0.service), TerminalText($0.name)] }
    return TextTable(rows).lines
      + (location.map { [TerminalText("\(AppText.keptIn[language]) \($0)")] } ?? [])
  }
}

extension ReportMaker {
  static func accounts(_ accounts: KeptAccounts) -> ReportMaker {
    ReportMaker { request in
      let document = AccountsDocument(accounts.current, location: try await accounts.location())
      return Report(lines: document.lines(in: request.language), document: document)
    }
  }
}
