import Foundation
public import Networking
public import Presentation

extension Duration {
  /// The maximum duration of a request that ends a session. The user waits for it, and can do without it.
  static let logout = Duration.seconds(5)
}

extension Account {
  /// A sentence that states that the server no longer accepts the account. The sentence contains the account's name,
  /// which is untrusted.
  public var expiry: LocalizedText {
    switch service {
    case .phone: LocalizedText(en: "Your login with a phone number has expired.", zhHans: "你的手机号登录已失效。")
    case .wanAndroid: LocalizedText(en: "Your login to wanandroid has expired.", zhHans: "你的玩安卓登录已失效。")
    // The name contains the server.
    case .mastodon: LocalizedText(en: "Your login as \(name) has expired.", zhHans: "账号 \(name) 的登录已失效。")
    }
  }

  /// The message for an account that is not stored and whose session could not be ended. The message contains the
  /// account's name, which is untrusted.
  var sessionNotEnded: LocalizedText {
    let host = server.hostAndPort
    return LocalizedText(
      en: "The login as \(name) was not stored, and could not be ended at \(host), where it remains valid. "
        + (service == .mastodon
          ? "To end it, remove Tessera from the authorized apps in your account settings there."
          : "To end it, change your password there."),
      zhHans: "账号 \(name) 的登录未保存，也未能在 \(host) 上结束，在那里仍然有效。"
        + (service == .mastodon ? "若要结束，请在那里的账号设置中移除已授权的应用 Tessera。" : "若要结束，请在那里修改密码。"))
  }

  /// The message for an account that was removed from this machine but is still accepted by its server. The message
  /// contains the account's name, which is untrusted.
  var stillAccepted: LocalizedText {
    let (host, url) = (server.hostAndPort, server.absoluteString)
    return switch service {
    case .mastodon:
      LocalizedText(
        en:
          "\(name) is logged out on this machine, but the token was not revoked at \(host) and remains valid there. To revoke it, remove Tessera from the authorized apps in your account settings at \(url).",
        zhHans: "已在本机退出账号 \(name)，但令牌未在 \(host) 上撤销，在那里仍然有效。若要撤销，请在 \(url) 的账号设置中移除已授权的应用 Tessera。")
    case .phone, .wanAndroid:
      LocalizedText(
        en:
          "\(name) is logged out on this machine, but the session was not ended at \(host) and remains valid there. To end it, change your password there.",
        zhHans: "已在本机退出账号 \(name)，但会话未在 \(host) 上结束，在那里仍然有效。若要结束，请在该服务器上修改密码。")
    }
  }
}
