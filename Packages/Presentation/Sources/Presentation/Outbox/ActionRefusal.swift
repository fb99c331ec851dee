import Foundation
import Networking

/// The reason why the server refused an action.
public struct ActionRefusal: Error, Sendable, Hashable, Codable {
  /// The HTTP status code, or 0 if the request was invalid.
  public let code: Int
  private let message: String?

  /// Creates the reason from the error of a request. Returns `nil` if the request may succeed later, for example after a
  /// new login.
  public init?(_ error: any Error) {
    switch error {
    case NetworkError.status(let failure)
    where (400..<500).contains(failure.code) && ![401, 408, 425, 429].contains(failure.code) && !failure.isChallenge,
      NetworkError.status(let failure) where failure.code == 501:
      self.init(code: failure.code, message: failure.serverMessage)
    case NetworkError.business(let failure): self.init(code: 422, message: failure.message)
    case NetworkError.invalidRequest, NetworkError.invalidSegment: self.init(code: 0, message: nil)
    default: return nil
    }
  }

  init(code: Int, message: String?) {
    self.code = code
    self.message = message
  }

  /// Creates a refusal from the text of ``reason``.
  public init(reason: String) {
    self = (try? JSONDecoder().decode(Self.self, from: Data(reason.utf8))) ?? Self(code: 0, message: nil)
  }

  /// The refusal as text, for the outbox.
  public var reason: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private var isOutsideScopes: Bool { code == 403 && message?.contains("scope") == true }

  /// The failure with its message. The message contains text of the server: sanitize it before display.
  public var failure: LoadFailure { .explained(text) }

  var text: LocalizedText {
    switch code {
    case _ where isOutsideScopes:
      LocalizedText(
        en: "Your login does not permit this action. Log in again to permit it",
        zhHans: "当前登录不允许此操作，请重新登录以允许")
    case 404, 410:
      LocalizedText(en: "It was deleted, or you cannot see it", zhHans: "内容已被删除，或你无权查看")
    default:
      if let message {
        LocalizedText(en: "The server refused: “\(message)”", zhHans: "服务器拒绝了此操作：“\(message)”")
      } else {
        LocalizedText(en: "The server refused the action (\(code))", zhHans: "服务器拒绝了此操作（\(code)）")
      }
    }
  }
}

extension LoadFailure {
  /// The failure of an action without a login.
  public static let actionNeedsLogin = LoadFailure.explained(
    LocalizedText(en: "Log in to your server to take part", zhHans: "请先登录你的服务器"))
  /// The failure of an action that is sent after a new login.
  static let actionWaitsForLogin = LoadFailure.explained(
    LocalizedText(
      en: "Your login is no longer valid. The action is stored and will be sent after you log in again",
      zhHans: "登录已失效。操作已保存，重新登录后将自动发送"))
  /// The failure to report if an attempt failed and the action will be sent again, or `nil` if the user need not act.
  public static func ofDelayedAction(_ error: (any Error)?) -> LoadFailure? {
    error.map { LoadFailure($0) } == .unauthorized ? .actionWaitsForLogin : nil
  }
  /// The failure of an action that the outbox cannot contain.
  public static let outboxFull = LoadFailure.explained(
    LocalizedText(
      en: "Too many actions wait to be sent. Try again when the server is reachable", zhHans: "等待发送的操作过多，请在服务器可用后重试"))
  /// The failure of a decision about an action that is being sent.
  public static let actionIsBeingSent = LoadFailure.explained(
    LocalizedText(
      en: "The action is being sent, or was just sent. Look at the outbox again in a moment",
      zhHans: "操作正在发送或刚刚发送。请稍后再查看发件箱"))
  /// The failure of an action of unknown outcome.
  public static let actionUncertain = LoadFailure.explained(
    LocalizedText(en: "It is not known whether the server performed the action", zhHans: "无法确定服务器是否已执行此操作"))
}
