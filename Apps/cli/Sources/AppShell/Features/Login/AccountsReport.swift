import Composition
import FeatureLogin
import Foundation
import Persistence
import Presentation
import TerminalApp
import TerminalUI

extension AccountsDocument {
  func lines(in language: Language) -> [TerminalText] {
    if accounts.isEmpty { return [TerminalText(LoginCommandText.nobody[language])] }
    let rows = accounts.map { [TerminalText($0.service), TerminalText($0.name)] }
    return TextTable(rows).lines
      + (location.map { [TerminalText("\(LoginCommandText.keptIn[language]) \($0)")] } ?? [])
  }

  @Sendable static func report(_ context: ReportContext) async throws -> TextReport {
    let accounts = try context.container.resolve(StoredAccounts.self)
    let document = AccountsDocument(accounts.current, location: try await accounts.location())
    return TextReport(lines: document.lines(in: context.language), document: document)
  }
}
