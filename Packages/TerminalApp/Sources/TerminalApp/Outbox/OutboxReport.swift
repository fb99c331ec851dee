import Composition
import Foundation
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

extension TerminalScene {
  /// The screen of the actions that wait to be sent, and their report.
  static let outbox = TerminalScene(
    .outbox,
    scene: { context in
      let viewModel = OutboxViewModel(context.modules.outboxes(context.container))
      return Scene(OutboxScreen(viewModel, context: context.screenContext()))
    },
    report: { context in
      let sources = try context.container.resolve(ModuleList.self).outboxes(context.container)
      let rows = try await OutboxViewModel.rows(of: sources).first().value ?? []
      return TextReport(lines: rows.lines(context.language), document: OutboxDocument(rows, context.language))
    })
}

extension [OutboxRow] {
  /// The actions as text, each with its ID, which the commands take.
  func lines(_ language: Language, at now: Date = Date()) -> [TerminalText] {
    if isEmpty { return [TerminalText(OutboxRow.empty, language)] }
    return flatMap { row -> [TerminalText] in
      let title = TerminalText(row.title, language) + "  " + TerminalText(row.created.age(at: now), language)
      let details: [TerminalText] = row.details(at: now, in: .current, language) + [TerminalText(row.id.uuidString)]
      return [title] + details.map { "  " + $0 }
    }
  }
}

/// The document with the actions that wait to be sent.
struct OutboxDocument: Encodable, Sendable {
  private struct Entry: Encodable {
    let id: String
    let action: String
    let state: String
    let created: Date
    let attempts: Int
    let next: Date?
    let reason: String?
  }

  private let schema = AppDefinition.current.schema("outbox")
  private let actions: [Entry]

  init(_ rows: [OutboxRow], _ language: Language) {
    actions = rows.map {
      Entry(
        id: $0.id.uuidString, action: $0.title[language], state: $0.state.rawValue, created: $0.created,
        attempts: $0.attempts, next: $0.state == .waiting ? $0.next : nil, reason: $0.reason?[language])
    }
  }
}
