public import Foundation
public import Persistence

/// An action of the user that a server has not performed yet, as every front end shows it.
public struct OutboxRow: Identifiable, Hashable, Sendable {
  /// The ID of the action.
  public let id: UUID
  /// The key within which the actions of one outbox are sent in order.
  public let key: String
  /// What the action does. The text can contain text of servers: sanitize it before display.
  public let title: LocalizedText
  /// The time at which the user performed the action.
  public let created: Date
  /// The progress of the action.
  public let state: OutboxState
  /// The number of attempts to send the action.
  public let attempts: Int
  /// The time before which the action is not sent again.
  public let next: Date
  /// The reason why the server refused the action, or why the last attempt failed, or `nil` if it is unknown. The text can
  /// contain text of servers: sanitize it before display.
  public let reason: LocalizedText?
  /// A Boolean value that indicates whether the action outlasts the program. If not, it is lost when the program ends.
  public let outlastsProgram: Bool

  /// Creates a row.
  public init(
    id: UUID, key: String, title: LocalizedText, created: Date, state: OutboxState, attempts: Int, next: Date,
    reason: LocalizedText?, outlastsProgram: Bool = true
  ) {
    self.id = id
    self.key = key
    self.title = title
    self.created = created
    self.state = state
    self.attempts = attempts
    self.next = next
    self.reason = reason
    self.outlastsProgram = outlastsProgram
  }

  /// A Boolean value that indicates whether the outbox does nothing more with the action until the user decides.
  public var needsDecision: Bool { state == .uncertain || state == .failed }

  /// A Boolean value that indicates whether the action is lost if the program ends now, because it does not outlast the program
  /// and its first attempt has failed.
  public var isLostAtEnd: Bool { !outlastsProgram && state == .waiting && attempts > 0 }

  /// What the user can do with the action, the most likely first.
  public var decisions: [OutboxDecision] {
    switch state {
    case .waiting: [.send, .remove]
    case .sending: [.remove]
    case .uncertain: [.markAsDone, .send, .remove]
    case .failed: [.remove]
    }
  }
}

/// What the user can do with an action in an outbox.
public enum OutboxDecision: String, CaseIterable, Sendable {
  /// Sends the action without further delay, even if the server may have performed it.
  case send
  /// Removes the action, because the server has performed it.
  case markAsDone
  /// Removes the action, and undoes its change.
  case remove
}

// MARK: - Texts

extension OutboxDecision {
  /// Returns the label of the control for an action in a state.
  public func label(in state: OutboxState) -> LocalizedText {
    switch (self, state) {
    case (.send, .uncertain): LocalizedText(en: "Send again", zhHans: "再次发送")
    case (.send, _): LocalizedText(en: "Send now", zhHans: "立即发送")
    case (.markAsDone, _): LocalizedText(en: "It was published", zhHans: "已经发布")
    case (.remove, .failed): LocalizedText(en: "Dismiss", zhHans: "移除")
    case (.remove, _): LocalizedText(en: "Cancel and undo", zhHans: "取消并撤销")
    }
  }
}

extension OutboxRow {
  /// Returns the progress of the action, and what follows.
  public func progress(at now: Date, in timeZone: TimeZone) -> LocalizedText {
    switch state {
    case .waiting where attempts == 0: LocalizedText(en: "Waiting to be sent", zhHans: "等待发送")
    case .waiting:
      next <= now
        ? LocalizedText(
          en: "\(count.en), the next one follows", zhHans: "\(count.zh)，即将再次尝试")
        : LocalizedText(
          en: "\(count.en), the next one at \(nextTime(at: now, in: timeZone))",
          zhHans: "\(count.zh)，将于 \(nextTime(at: now, in: timeZone)) 再次尝试")
    case .sending: LocalizedText(en: "Being sent", zhHans: "正在发送")
    case .uncertain:
      LocalizedText(
        en: "It is not known whether the server published this. Look there before you send it again.",
        zhHans: "无法确定服务器是否已发布。再次发送前请先到服务器上查看。")
    case .failed: LocalizedText(en: "Not done, and the change was undone", zhHans: "未执行，更改已撤销")
    }
  }

  /// The time of the next attempt, with seconds if it is less than a minute away.
  private func nextTime(at now: Date, in timeZone: TimeZone) -> String {
    next.clockTime(asOf: now, in: timeZone, withSeconds: next.timeIntervalSince(now) < 60)
  }

  private var count: (en: String, zh: String) {
    (attempts == 1 ? "1 attempt failed" : "\(attempts) attempts failed", "已尝试 \(attempts) 次")
  }

  /// Returns the beginning of a text on one line, for the title of an action.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The number of characters after which an ellipsis stands for the rest.
  public static func beginning(of text: String, limit: Int) -> String {
    let words = text.prefix(4 * limit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > limit ? "\(words.prefix(limit))…" : words
  }

  /// The title of the list of actions.
  public static let listTitle = LocalizedText(en: "Outbox", zhHans: "发件箱")
  /// The text of the list without actions.
  public static let empty = LocalizedText(en: "Everything is sent", zhHans: "所有操作均已发送")

  /// Returns the number of actions and of those that need a decision, or `nil` if there are none.
  public static func summary(_ rows: [OutboxRow]) -> LocalizedText? {
    if rows.isEmpty { return nil }
    let open = rows.count(where: \.needsDecision)
    let all = LocalizedText(en: "outbox \(rows.count)", zhHans: "发件箱 \(rows.count)")
    if open == 0 { return all }
    return LocalizedText(en: "\(all[.en]), \(open) to check", zhHans: "\(all[.zhHans])，\(open) 项待处理")
  }
}
