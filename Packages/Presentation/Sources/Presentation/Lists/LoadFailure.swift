public import Networking

/// A reason why loading failed, in as much detail as the user can act on.
public enum LoadFailure: Error, Hashable, Sendable {
  /// This machine has no network.
  case offline
  /// The server cannot be reached.
  case unreachable
  /// No host has this name.
  case hostNotFound
  /// The server's host refused the connection.
  case connectionRefused
  /// The connection to the server cannot be trusted.
  case insecure(TLSFailure)
  /// The connection was lost before the server's response was complete.
  case connectionLost
  /// The server redirected the request more often than the limit allows, for example in a circle.
  case tooManyRedirects
  /// The server redirected the request to an address that must not be followed.
  case unsafeRedirect
  /// The server did not respond in time.
  case timedOut
  /// The server rejected the request, possibly with a message of its own. The message is untrusted text.
  case refused(String?)
  /// The server does not have the resource, or does not have it anymore.
  case gone
  /// The server accepts no requests for now. The associated value is the time to wait, if the server sent one.
  case tooManyRequests(retryAfter: Duration?)
  /// The user is not logged in, or the server no longer accepts the session.
  case unauthorized
  /// The server's reply could not be decoded.
  case unreadable
  /// Data could not be written to, or read from, the store.
  case storage
  /// A reason that only the feature knows. The associated value is one sentence that explains it.
  case explained(LocalizedText)
  /// Any other error.
  case unknown

  /// Returns one sentence that describes the failure. A message of the server is returned unchanged.
  public func message(in language: Language) -> String {
    switch self {
    case .offline: Text.offline[language]
    case .unreachable: Text.unreachable[language]
    case .hostNotFound: Text.hostNotFound[language]
    case .connectionRefused: Text.connectionRefused[language]
    case .insecure(let reason): reason.sentence[language]
    case .connectionLost: Text.connectionLost[language]
    case .tooManyRedirects: Text.tooManyRedirects[language]
    case .unsafeRedirect: Text.unsafeRedirect[language]
    case .timedOut: Text.timedOut[language]
    case .refused(let words?): words
    case .refused(nil): Text.refused[language]
    case .gone: Text.gone[language]
    case .tooManyRequests(let wait?): Text.tooManyRequests(wait)[language]
    case .tooManyRequests(nil): Text.tooManyRequests[language]
    case .unauthorized: Text.unauthorized[language]
    case .unreadable: Text.unreadable[language]
    case .storage: Text.storage[language]
    case .explained(let sentence): sentence[language]
    case .unknown: Text.unknown[language]
    }
  }

  private enum Text {
    static let offline = LocalizedText(en: "The Internet connection appears to be offline", zhHans: "似乎已断开与互联网的连接")
    static let unreachable = LocalizedText(en: "The server cannot be reached", zhHans: "无法连接到服务器")
    static let hostNotFound = LocalizedText(
      en: "The server cannot be reached: no host has this name", zhHans: "无法连接到服务器：找不到该主机")
    static let connectionRefused = LocalizedText(
      en: "The server cannot be reached: the connection was refused", zhHans: "无法连接到服务器：连接被拒绝")
    static let connectionLost = LocalizedText(
      en: "The server's response ended early. Try again", zhHans: "服务器的响应提前中断，请重试")
    static let tooManyRedirects = LocalizedText(
      en: "The server redirects the request in a circle or too often. Check the server's address",
      zhHans: "服务器循环重定向或重定向次数过多，请检查服务器的地址")
    static let unsafeRedirect = LocalizedText(
      en: "The server redirects the request to an unsafe address. Check the server's address",
      zhHans: "服务器重定向到不安全的地址，请检查服务器的地址")
    static let timedOut = LocalizedText(en: "The server did not respond in time", zhHans: "服务器响应超时")
    static let refused = LocalizedText(en: "The server rejected the request", zhHans: "服务器拒绝了请求")
    static let gone = LocalizedText(en: "The item does not exist or was deleted", zhHans: "内容不存在，或已被删除")
    static let tooManyRequests = LocalizedText(
      en: "The server accepts no further requests for now. Try again later", zhHans: "服务器暂时不再接受请求，请稍后重试")
    static func tooManyRequests(_ wait: Duration) -> LocalizedText {
      let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
      return LocalizedText(
        en:
          "The server accepts no further requests for now. Try again in \(seconds == 1 ? "1 second" : "\(seconds) seconds")",
        zhHans: "服务器暂时不再接受请求，请在 \(seconds) 秒后重试")
    }
    static let unauthorized = LocalizedText(en: "You are not logged in", zhHans: "尚未登录")
    static let unreadable = LocalizedText(en: "The server sent an invalid response", zhHans: "无法识别服务器的返回数据")
    static let storage = LocalizedText(en: "The data could not be stored on this machine", zhHans: "无法在本机存储数据")
    static let unknown = LocalizedText(en: "Something went wrong", zhHans: "出现未知错误")
  }
}
