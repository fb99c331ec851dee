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
    case .rejected(let proxy, let status):
      LocalizedText(
        en:
          "The proxy \(proxy) rejected the request\(status.map { " (HTTP \($0))" } ?? ""). Check the proxy settings of this machine",
        zhHans: "代理 \(proxy) 拒绝了请求\(status.map { "（HTTP \($0)）" } ?? "")，请检查本机的代理设置")
    }
  }
}
