import ArgumentParser
import Composition
import Foundation
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The command `outbox`, which lists the actions that servers have not performed yet.
struct OutboxCommand: AppCommand {
  static let name = "outbox"
  static let abstract = LocalizedText(
    en: "List the actions that wait to be sent to a server, or need your decision.", zhHans: "列出等待发送到服务器或需要你决定的操作。")
  static var discussion: LocalizedText { LocalizedText(schema: AppDefinition.current.schema("outbox")) }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: abstract, discussion: discussion,
      subcommands: [Retry.self, Cancel.self, Confirm.self])
  }

  @Flag(help: .json)
  var json = false
  @OptionGroup var settings: SettingsOptions

  func run(in app: App) async throws { try await app.printOutbox(json) }
}

/// A command that changes actions in the outbox, and lists those that are left.
protocol OutboxChange: AppCommand {}

extension OutboxChange {
  static var discussion: LocalizedText { LocalizedText(schema: AppDefinition.current.schema("outbox")) }
}

extension OutboxCommand {
  /// The command `outbox retry`.
  struct Retry: OutboxChange {
    static let name = "retry"
    static let abstract = LocalizedText(
      en: "Send the actions that wait, without further delay.", zhHans: "立即发送等待中的操作。")

    @Argument(
      help: ArgumentHelp(
        en: "The ID of one action, which may also be one of unknown outcome. Default: all that wait.",
        zhHans: "单个操作的 ID，也可以是结果未知的操作。默认：所有等待中的操作。"))
    var id: String?
    @Flag(help: .json)
    var json = false
    @OptionGroup var settings: SettingsOptions

    /// Ends with an exit code if an action that was sent is not performed.
    func run(in app: App) async throws {
      let rows = try await app.outboxRows
      let row = try id.map { try app.row($0, in: rows, for: .send) }
      // An attempt that the end of a program interrupted counts as being sent until it is repeated.
      let due = rows.filter { [.waiting, .sending].contains($0.state) }
      let ids = Set((row.map { [$0] } ?? due).map(\.id))
      for source in app.outboxes {
        if let row { try source.perform(.send, on: row.id) } else { try source.sendAll() }
      }
      let all = OutboxViewModel.rows(of: app.outboxes)
      let left = try await OutboxAttempts(rows, ids: ids).outcome(in: all).first().value ?? []
      try await app.printOutbox(json)
      let failed = left.filter { ids.contains($0.id) }
      if failed.contains(where: { $0.state == .failed }) { throw ExitCode.failure }
      if !failed.isEmpty { throw ExitCode.unavailable }
    }
  }

  /// The command `outbox cancel`.
  struct Cancel: OutboxChange {
    static let name = "cancel"
    static let abstract = LocalizedText(
      en: "Remove an action, and undo its change.", zhHans: "移除一个操作并撤销其更改。")

    @Argument(help: .actionID)
    var id: String
    @Flag(help: .json)
    var json = false
    @OptionGroup var settings: SettingsOptions

    func run(in app: App) async throws { try await app.decide(.remove, id, json) }
  }

  /// The command `outbox confirm`.
  struct Confirm: OutboxChange {
    static let name = "confirm"
    static let abstract = LocalizedText(
      en: "Remove an action of unknown outcome, because the server has performed it.",
      zhHans: "移除一个结果未知、但服务器已执行的操作。")

    @Argument(help: .actionID)
    var id: String
    @Flag(help: .json)
    var json = false
    @OptionGroup var settings: SettingsOptions

    func run(in app: App) async throws { try await app.decide(.markAsDone, id, json) }
  }
}

extension ArgumentHelp {
  fileprivate static var actionID: ArgumentHelp {
    ArgumentHelp(en: "The ID of the action, which `outbox` prints.", zhHans: "操作的 ID，可由 `outbox` 得到。")
  }
}

extension App {
  fileprivate var outboxes: [OutboxSource] { modules.outboxes(container) }

  fileprivate var outboxRows: [OutboxRow] {
    get async throws { try await OutboxViewModel.rows(of: outboxes).first().value ?? [] }
  }

  fileprivate func printOutbox(_ json: Bool) async throws {
    let (rows, language) = (try await outboxRows, settings.language)
    try Program.print(json ? OutboxDocument(rows, language) : nil, color: settings.color) { rows.lines(language) }
  }

  fileprivate func decide(_ decision: OutboxDecision, _ id: String, _ json: Bool) async throws {
    let row = try row(id, in: await outboxRows, for: decision)
    guard let result = try outboxes.compactMap({ try $0.perform(decision, on: row.id) }).first else {
      throw Failure(LoadFailure.actionIsBeingSent.sentence(in: settings.language))
    }
    if result == .removedAfterAttempt {
      let name = AppDefinition.current.name
      Program.warn([StyledText(TerminalText("\(name): \(OutboxMessages.interrupted[settings.language])"))])
    }
    try await printOutbox(json)
  }

  /// Returns the action with an ID.
  ///
  /// - Throws: A ``Failure`` if there is none, or if its state does not permit the decision.
  fileprivate func row(_ id: String, in rows: [OutboxRow], for decision: OutboxDecision) throws(Failure) -> OutboxRow {
    let language = settings.language
    guard let row = rows.first(where: { $0.id.uuidString == id.uppercased() }) else {
      throw Failure(OutboxMessages.unknown(id)[language], .usage)
    }
    // An attempt that the end of a program interrupted counts as being sent until it is repeated.
    let isInterrupted = decision == .send && row.state == .sending
    if !isInterrupted, !row.decisions.contains(decision) { throw Failure(OutboxMessages.notNow(decision)[language]) }
    return row
  }
}

/// The messages of the commands.
private enum OutboxMessages {
  static func unknown(_ id: String) -> LocalizedText {
    LocalizedText(
      en: "No action in the outbox has the ID \(id). `outbox` lists them.",
      zhHans: "发件箱中没有 ID 为 \(id) 的操作。`outbox` 会列出所有操作。")
  }
  static func notNow(_ decision: OutboxDecision) -> LocalizedText {
    decision == .markAsDone
      ? LocalizedText(
        en: "Only an action of unknown outcome can be confirmed. `outbox` shows the state of each.",
        zhHans: "只能确认结果未知的操作。`outbox` 会显示各操作的状态。")
      : LocalizedText(
        en: "The server has refused this action, so it is not sent again. `outbox cancel` removes it.",
        zhHans: "服务器已拒绝此操作，不会再次发送。`outbox cancel` 可将其移除。")
  }
  static let interrupted = LocalizedText(
    en: "The action was being sent when its program ended. Look at the server whether it was performed.",
    zhHans: "程序结束时该操作正在发送。请到服务器上查看其是否已执行。")
}
