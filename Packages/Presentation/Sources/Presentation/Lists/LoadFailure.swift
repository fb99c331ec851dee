public import Networking

/// A reason why loading failed, in as much detail as the user can act on.
public enum LoadFailure: Error, Hashable, Sendable {
  /// This machine has no network connection.
  case offline
  /// The server cannot be reached.
  case unreachable
  /// No host has the name in the server's address.
  case hostNotFound
  /// The server's host refused the connection.
  case connectionRefused
  /// The connection to the server cannot be trusted.
  case insecure(TLSFailure)
  /// The proxy did not forward the request.
  case proxy(ProxyFailure)
  /// The proxy or the server behind it caused the failure, which cannot be distinguished. The associated value is the
  /// address of the proxy.
  indirect case viaProxy(String, LoadFailure)
  /// The server closed an unencrypted connection without a response, or its response is not HTTP.
  case notHTTP
  /// The connection was lost before the server's response was complete.
  case connectionLost
  /// The server redirected the request more often than the limit allows, for example in a loop.
  case tooManyRedirects
  /// The server redirected the request to an address that must not be followed. The associated value is the name of the
  /// other server, or `nil` if there is none.
  case unsafeRedirect(to: String?)
  /// The server redirected the request to another server, where it failed.
  indirect case redirected(to: String, LoadFailure)
  /// The server did not respond in time.
  case timedOut
  /// The server accepted the connection, but did not negotiate encryption in time.
  case handshakeTimedOut
  /// The server rejected the request, possibly with a message, which is untrusted.
  case refused(String?)
  /// The server responded with the HTTP status code of an error, and without a message.
  case status(Int)
  /// The server, or a part of it, is unavailable. The associated values are the HTTP status code from 502 to 504, and the
  /// server's message, if any, which is untrusted.
  case unavailable(status: Int, message: String?)
  /// A web page arrived instead of data. With a status code, a protection in front of the server may have sent it.
  case webPage(status: Int?)
  /// The server does not have the resource, or does not have it anymore.
  case gone
  /// The server accepts no requests for now. The associated value is the time to wait, if the server sent one.
  case tooManyRequests(retryAfter: Duration?)
  /// The user is not logged in, or the server no longer accepts the session.
  case unauthorized
  /// A key that identifies the app to the server is missing, or the server rejected it. The associated value explains
  /// this and says what to do.
  case invalidKey(LocalizedText)
  /// The server's response could not be decoded.
  case unreadable
  /// Data could not be written to, or read from, the store.
  case storage
  /// This process or the system has no free file descriptor for a connection or a file.
  case tooManyOpenFiles
  /// An action is stored and will be sent later. The associated value is the reason why its first attempt failed, or `nil`
  /// if the server asks to wait.
  indirect case delayed(LoadFailure?)
  /// A reason that is specific to a feature. The associated value is one sentence that explains it.
  case explained(LocalizedText)
  /// Any other error.
  case unknown

  /// Returns a description of the failure. The description quotes the server's message, if any, and includes advice for
  /// some failures.
  public func message(in language: Language) -> String { text(of: Text.server)[language] }

  /// Returns the description of the failure with the name of the server.
  public func message(in language: Language, from server: String) -> String {
    switch self {
    case .refused(_?), .status, .unavailable, .webPage(_?):
      return text(of: Self.subject(server))[language]
    // These texts do not concern the server.
    case .tooManyOpenFiles, .storage: return message(in: language)
    default:
      let text = message(in: language)
      return LocalizedText(en: "\(server): \(text)", zhHans: "\(server)：\(text)")[language]
    }
  }

  /// Returns the name of a server as the subject of a sentence. In Chinese, a space follows only a Latin name.
  private static func subject(_ server: String) -> LocalizedText {
    LocalizedText(en: server, zhHans: server.last?.isASCII == true ? server + " " : server)
  }

  /// Returns the description of the failure.
  ///
  /// - Parameter server: The server's name, or another description of the party that failed, which becomes the subject
  ///   of a sentence.
  func text(of server: LocalizedText) -> LocalizedText {
    switch self {
    case .offline: Text.offline
    case .unreachable: Text.unreachable
    case .hostNotFound: Text.hostNotFound
    case .connectionRefused: Text.connectionRefused
    case .insecure(let reason): reason.sentence
    case .connectionLost: Text.connectionLost
    case .tooManyRedirects: Text.tooManyRedirects
    case .unsafeRedirect(let target?): Text.unsafeRedirect(to: target)
    case .unsafeRedirect(nil): Text.unsafeRedirect
    case .redirected(let target, let failure): Text.redirected(to: target, failure.text(of: Self.subject(target)))
    case .proxy(let failure): failure.sentence
    case .viaProxy(let proxy, let failure): failure.text(via: proxy)
    case .notHTTP: Text.notHTTP
    case .unavailable(_, let words?): Text.quote(words, of: server)
    case .unavailable(let code, nil): Text.status(code, of: server)
    case .webPage(let code?): Text.challenge(code, of: server)
    case .webPage(nil): Text.webPage
    case .timedOut: Text.timedOut
    case .handshakeTimedOut: Text.handshakeTimedOut
    case .refused(let words?): Text.quote(words, of: server)
    case .refused(nil): Text.refused
    case .status(let code): Text.status(code, of: server)
    case .gone: Text.gone
    case .tooManyRequests(let wait?): Text.tooManyRequests(wait)
    case .tooManyRequests(nil): Text.tooManyRequests
    case .unauthorized: Text.unauthorized
    case .unreadable: Text.unreadable
    case .storage: Text.storage
    case .tooManyOpenFiles: Text.tooManyOpenFiles
    case .invalidKey(let sentence), .explained(let sentence): sentence
    case .delayed(let failure): Text.delayed(failure)
    case .unknown: Text.unknown
    }
  }

  /// Advice for the user of a command, in one sentence, or `nil` if the message needs no further advice.
  ///
  /// A screen does not show the advice, because the screen has a key that repeats the request.
  public var advice: LocalizedText? {
    switch self {
    case .offline: LocalizedText(en: "Check the network, and try again.", zhHans: "请检查网络，然后重试。")
    case .insecure(.unreadableAuthorities), .insecure(.notEncrypted): nil
    case .redirected(_, let failure): failure.advice
    case .unreachable, .hostNotFound, .connectionRefused, .insecure, .unreadable:
      LocalizedText(en: "Check the server's address, or try again later.", zhHans: "请检查服务器的地址，或稍后重试。")
    case .timedOut, .viaProxy(_, .timedOut), .unknown:
      LocalizedText(en: "Try again later.", zhHans: "请稍后重试。")
    case .storage:
      LocalizedText(
        en: "Check the free space and the permissions of the app's files, and try again.",
        zhHans: "请检查剩余空间和应用文件的权限，然后重试。")
    default: nil
    }
  }

  private enum Text {
    static let server = LocalizedText(en: "The server", zhHans: "服务器")
    static let offline = LocalizedText(en: "The Internet connection appears to be offline", zhHans: "似乎已断开与互联网的连接")
    static let unreachable = LocalizedText(en: "The server cannot be reached", zhHans: "无法连接到服务器")
    static let hostNotFound = LocalizedText(
      en: "The server cannot be reached: no host has this name", zhHans: "无法连接到服务器：找不到该主机")
    static let connectionRefused = LocalizedText(
      en: "The server cannot be reached: the connection was refused", zhHans: "无法连接到服务器：连接被拒绝")
    static let connectionLost = LocalizedText(
      en: "The connection to the server was lost. Try again", zhHans: "与服务器的连接中断，请重试")
    static let tooManyRedirects = LocalizedText(
      en: "The server redirected the request too often or in a loop. Check the server's address",
      zhHans: "服务器循环重定向或重定向次数过多，请检查服务器的地址")
    static let unsafeRedirect = LocalizedText(
      en: "The server redirected the request to an unsafe address. Check the server's address",
      zhHans: "服务器重定向到不安全的地址，请检查服务器的地址")
    static func unsafeRedirect(to target: String) -> LocalizedText {
      LocalizedText(
        en: "The server redirected the request to \(target), which is not safe to follow. Check the server's address",
        zhHans: "服务器重定向到 \(target)，跟随重定向不安全，请检查服务器的地址")
    }
    static func redirected(to target: String, _ failure: LocalizedText) -> LocalizedText {
      LocalizedText(
        en: "The server redirected the request to \(target). \(failure[.en])",
        zhHans: "服务器重定向到 \(target)。\(failure[.zhHans])")
    }
    static let notHTTP = LocalizedText(
      en: "The server did not respond with HTTP. If it expects encryption, begin its address with https://",
      zhHans: "服务器没有以 HTTP 响应。如果它需要加密，请使用 https:// 开头的地址")
    static let webPage = LocalizedText(
      en:
        "The server sent a web page instead of data. Check the server's address, and whether this network requires you to log in",
      zhHans: "服务器返回了网页而不是数据，请检查服务器的地址，以及当前网络是否需要登录")
    static func challenge(_ code: Int, of server: LocalizedText) -> LocalizedText {
      LocalizedText(
        en:
          "\(server[.en]) responded with a web page instead of data (HTTP \(code)). A protection in front of the server may block this app, or the server is under maintenance; your account is not the reason. Try again later",
        zhHans: "\(server[.zhHans])返回了网页而不是数据（HTTP \(code)）。服务器前的防护可能拦截了此应用，或服务器正在维护，与你的账号无关，请稍后重试")
    }
    static let timedOut = LocalizedText(en: "The server did not respond in time", zhHans: "服务器响应超时")
    static let handshakeTimedOut = LocalizedText(
      en:
        "The server accepted the connection, but did not negotiate encryption in time. Check the port, or begin the address with http://",
      zhHans: "服务器接受了连接，但未能及时协商加密。请检查端口，或使用 http:// 开头的地址")
    static let refused = LocalizedText(
      en: "The server rejected the request. Check your input, and whether you are logged in",
      zhHans: "服务器拒绝了请求，请检查输入的内容和登录状态")
    static func quote(_ words: String, of server: LocalizedText) -> LocalizedText {
      // With a closing quotation mark in its message, a server could make the rest look like a message of the app.
      let words = words.replacing("“", with: "‘").replacing("”", with: "’")
      return LocalizedText(en: "\(server[.en]) says: “\(words)”", zhHans: "\(server[.zhHans])提示：“\(words)”")
    }
    static func status(_ code: Int, of server: LocalizedText) -> LocalizedText {
      let advice =
        switch code {
        case 403:
          LocalizedText(en: "You may not have permission; try another account", zhHans: "你可能没有权限，请换一个账号重试")
        case 404, 410:
          LocalizedText(
            en: "The server does not have the content; check the server's address", zhHans: "服务器上没有该内容，请检查服务器的地址")
        case 408, 425: LocalizedText(en: "Try again later", zhHans: "请稍后重试")
        case 451:
          LocalizedText(en: "The content is not available for legal reasons", zhHans: "由于法律原因，该内容不可用")
        case 511:
          LocalizedText(
            en: "This network requires you to log in; open a web page in a browser, and log in there",
            zhHans: "当前网络需要登录，请在浏览器中打开任意网页并登录")
        case 500...:
          LocalizedText(en: "The server has a problem; try again later", zhHans: "服务器出现问题，请稍后重试")
        default: LocalizedText(en: "Check your input and the server's address", zhHans: "请检查输入的内容和服务器的地址")
        }
      return LocalizedText(
        en: "\(server[.en]) responded with an error (HTTP \(code)). \(advice[.en])",
        zhHans: "\(server[.zhHans])返回错误（HTTP \(code)）。\(advice[.zhHans])")
    }
    static let gone = LocalizedText(
      en: "The server does not have the content. Check the server's address", zhHans: "服务器上没有该内容，请检查服务器的地址")
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
    static let storage = LocalizedText(en: "Data on this machine could not be read or written", zhHans: "无法读取或写入本机上的数据")
    static let tooManyOpenFiles = LocalizedText(
      en: "Too many files and connections are open. Close some programs, or raise the limit with `ulimit -n`",
      zhHans: "打开的文件和连接过多。请关闭一些程序，或用 `ulimit -n` 提高上限")
    static func delayed(_ failure: LoadFailure?) -> LocalizedText {
      LocalizedText(
        en:
          "\(failure?.sentence(in: .en) ?? "The server asks to wait.") The action is stored and will be sent the next time the app is open",
        zhHans: "\(failure?.sentence(in: .zhHans) ?? "服务器要求稍后再试。")操作已保存，下次打开应用时将自动发送")
    }
    static let unknown = LocalizedText(en: "Something went wrong", zhHans: "出现未知错误")
  }
}
