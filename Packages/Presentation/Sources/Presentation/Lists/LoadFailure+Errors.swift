import Networking
import Persistence

extension LoadFailure {
  /// Creates a failure that describes an error of the server, the network or the store to the user.
  ///
  /// A `LoadFailure` is returned unchanged. An error of an unknown type becomes ``unknown``.
  public init(_ error: any Error) {
    switch error {
    case let failure as LoadFailure: self = failure
    case let error as NetworkError: self.init(error)
    case StoreError.tooManyOpenFiles: self = .tooManyOpenFiles
    case is StoreError: self = .storage
    default: self = .unknown
    }
  }

  /// The failure if the stored logins, and with them the user's server, cannot be read.
  public static let unknownServer = LoadFailure.explained(
    LocalizedText(
      en: "Your server is unknown, because the stored logins cannot be read. Name it with --server.",
      zhHans: "无法读取登录信息，因此不知道你的服务器。请用 --server 指定。"))

  /// The failure if the link to the next page leads to another server, which receives no request. The earlier pages
  /// are up to date.
  public static let foreignLink = LoadFailure.explained(
    LocalizedText(
      en: "The server's link to the next page cannot be used, so the list ends here.",
      zhHans: "服务器给出的下一页链接无法使用，列表到此为止。"))

  /// The failure if a list has more entries than a command loads by default. The entries before are up to date.
  public static let listTooLong = LoadFailure.explained(
    LocalizedText(en: "The list is too long to be loaded completely, so it ends here.", zhHans: "列表过长，未全部加载，到此为止。"))

  private init(_ error: NetworkError) {
    switch error {
    case .transport(let failure): self.init(failure)
    case .status(var failure) where failure.proxy != nil && ![401, 429].contains(failure.code):
      let proxy = failure.proxy ?? ""
      failure.proxy = nil
      self = .viaProxy(proxy, LoadFailure(.status(failure)))
    case .viaProxy(let proxy, let error): self = .viaProxy(proxy, LoadFailure(error))
    case .status(let failure) where failure.code == 401 && !failure.isChallenge: self = .unauthorized
    case .status(let failure) where failure.code == 429: self = .tooManyRequests(retryAfter: failure.retryAfter)
    case .status(let failure) where failure.isChallenge: self = .webPage(status: failure.code)
    case .status(let failure) where failure.isUnavailable:
      self = .unavailable(status: failure.code, message: failure.serverMessage)
    // The text of these codes says more than a message of the server.
    case .status(let failure) where [451, 511].contains(failure.code): self = .status(failure.code)
    case .status(let failure): self = failure.serverMessage.map { .refused($0) } ?? .status(failure.code)
    case .business(let failure): self = .refused(failure.message)
    case .decoding(let failure) where failure.reason == .webPage: self = .webPage(status: nil)
    case .decoding, .tooLarge: self = .unreadable
    case .redirected(let url, let error): self = .redirected(to: url.hostAndPort, LoadFailure(error))
    case .invalidSegment(let text):
      self = .explained(
        LocalizedText(
          en: "“\(text)” is not a valid ID or name. Check your input.", zhHans: "“\(text)”不是有效的 ID 或名称，请检查输入的内容。"))
    case .foreignLink: self = .foreignLink
    case .unknownServer: self = .unknownServer
    case .accountsElsewhere(let url):
      let host = url.hostAndPort
      self = .explained(
        LocalizedText(
          en: "The accounts of this domain are on \(host). Use that server instead.",
          zhHans: "该域名的账号位于 \(host)，请改用该服务器。"))
    case .invalidRequest, .cancelled: self = .unknown
    }
  }

  private init(_ failure: TransportFailure) {
    switch failure {
    case .offline: self = .offline
    case .hostNotFound: self = .hostNotFound
    case .refused: self = .connectionRefused
    case .tls(let failure): self = .insecure(failure)
    case .connectionLost: self = .connectionLost
    case .tooManyRedirects: self = .tooManyRedirects
    case .unsafeRedirect(let url): self = .unsafeRedirect(to: url?.hostAndPort)
    case .proxy(let failure): self = .proxy(failure)
    case .notHTTP: self = .notHTTP
    case .timeout(.handshake): self = .handshakeTimedOut
    case .timeout: self = .timedOut
    case .tooManyOpenFiles: self = .tooManyOpenFiles
    case .file: self = .storage
    case .malformedReply: self = .unreadable
    default: self = .unreachable
    }
  }
}
