import Presentation

/// What commands say when they fail. What is said of the command line itself, before there is a language, is ArgumentParser's English.
enum CommandText {
  static let whichServer = LocalizedText(
    en: "Which server? For example: tessera login mastodon mastodon.social",
    zhHans: "请指定服务器，例如：tessera login mastodon mastodon.social")
  static let emptyPassword = LocalizedText(en: "There is no password on standard input.", zhHans: "标准输入中没有密码。")
  static let noPassword = LocalizedText(
    en: "There is no password: give it with --password-stdin or in TESSERA_PASSWORD.",
    zhHans: "没有密码：请使用 --password-stdin 或 TESSERA_PASSWORD 提供。")
  static let likesAreOff = LocalizedText(
    en: "Likes are turned off. Turn them on with --likes on.", zhHans: "点赞已关闭。可用 --likes on 开启。")
  static let demoEnds = LocalizedText(
    en: "The demo server's posts end with this command. Name a server that stays, with --server.",
    zhHans: "演示服务器的动态会随此命令消失。请用 --server 指定长期运行的服务器。")

  static func leadsNowhere(_ address: String, _ language: Language) -> String {
    switch language {
    case .en: "\(address) leads nowhere. `tessera routes` lists the addresses that there are."
    case .zhHans: "\(address) 没有对应的界面。`tessera routes` 会列出所有地址。"
    }
  }

  static func noPeople(_ source: String, _ language: Language) -> String {
    switch language {
    case .en: "\(source) has no list of people. Name a timeline that has: list:12249, or @mira,@hanae."
    case .zhHans: "\(source) 没有成员列表。请指定有成员的时间线：list:12249 或 @mira,@hanae。"
    }
  }

  static func noTimeline(_ text: String, _ language: Language) -> String {
    switch language {
    case .en: "\(text) is no timeline. Use list:12249, '#swift', @mira,@hanae or @mira@other.example."
    case .zhHans: "\(text) 不是时间线。可用 list:12249、'#swift'、@mira,@hanae 或 @mira@other.example。"
    }
  }
}

extension SettingsOptions {
  /// The language of what is said before the settings are read, English where they cannot be.
  var language: Language { (try? load())?.language.value ?? .en }
}
