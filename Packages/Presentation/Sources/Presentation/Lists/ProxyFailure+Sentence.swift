import Networking

extension ProxyFailure {
  /// One or two sentences about the failure, without a period at the end.
  var sentence: LocalizedText {
    switch self {
    case .invalid(let variable):
      LocalizedText(
        en: "The value of \(variable) is not the address of a proxy. Correct or remove it",
        zhHans: "\(variable) 的值不是代理的地址，请更正或删除")
    case .unreachable(let proxy):
      LocalizedText(
        en: "The proxy \(proxy) cannot be reached. Check the proxy settings of this machine",
        zhHans: "无法连接到代理 \(proxy)，请检查本机的代理设置")
    case .unauthorized(let proxy):
      LocalizedText(
        en: "The proxy \(proxy) requires a username and a password (HTTP 407). Add them to the proxy's address",
        zhHans: "代理 \(proxy) 需要用户名和密码（HTTP 407），请将其加入代理的地址")
    case .rejectedCredentials(let proxy):
      LocalizedText(
        en:
          "The proxy \(proxy) rejected the username and the password in its address (HTTP 407). Correct them, or ask the operator of the proxy",
        zhHans: "代理 \(proxy) 拒绝了其地址中的用户名和密码（HTTP 407），请更正，或联系代理的管理员")
    case .rejected(let proxy, let status):
      LocalizedText(
        en:
          "The proxy \(proxy) rejected the request\(status.map { " (HTTP \($0))" } ?? ""). Check the proxy settings of this machine",
        zhHans: "代理 \(proxy) 拒绝了请求\(status.map { "（HTTP \($0)）" } ?? "")，请检查本机的代理设置")
    }
  }
}

extension LoadFailure {
  /// Returns the description of the failure with the proxy and the server as the parties that may have caused it,
  /// without a period at the end.
  ///
  /// - Parameter proxy: The address of the proxy.
  func text(via proxy: String) -> LocalizedText {
    let both = LocalizedText(en: "The proxy \(proxy) or the server", zhHans: "代理 \(proxy) 或服务器")
    func text(_ en: String, _ zhHans: String) -> LocalizedText {
      LocalizedText(
        en: "\(both[.en]) \(en). Check the proxy settings of this machine and the server's address",
        zhHans: "\(both[.zhHans])\(zhHans)，请检查本机的代理设置和服务器的地址")
    }
    return switch self {
    case .connectionLost: text("closed the connection", "中断了连接")
    case .timedOut: text("did not respond in time", "响应超时")
    case .handshakeTimedOut: text("did not negotiate encryption in time", "未能及时协商加密")
    case .insecure(.notEncrypted): text("responded without encryption", "的响应未加密")
    case .insecure: text("did not establish a secure connection", "未能建立安全连接")
    case .webPage(nil): text("sent a web page instead of data", "返回了网页而不是数据")
    case .notHTTP, .unreadable: text("sent an invalid response", "返回的数据无法识别")
    case .tooManyRedirects: text("redirected the request too often or in a loop", "循环重定向或重定向次数过多")
    case .unsafeRedirect(let target?):
      text("redirected the request to \(target), which is not safe to follow", "重定向到 \(target)，跟随重定向不安全")
    case .unsafeRedirect(nil): text("redirected the request to an unsafe address", "重定向到不安全的地址")
    case .redirected(let target, let failure):
      LocalizedText(
        en: "\(both[.en]) redirected the request to \(target). \(failure.message(in: .en))",
        zhHans: "\(both[.zhHans])重定向到 \(target)。\(failure.message(in: .zhHans))")
    default: self.text(of: both)
    }
  }
}
