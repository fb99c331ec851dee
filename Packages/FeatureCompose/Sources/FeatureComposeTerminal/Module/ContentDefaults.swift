import ArgumentParser
import Presentation
import TerminalApp

/// What the options for the content of a post mean if they are omitted, which depends on the command.
protocol ContentDefaults: Sendable {
  static var warning: LocalizedText { get }
  static var language: LocalizedText { get }
  static var visibility: LocalizedText { get }
}

extension ContentDefaults {
  static var warning: LocalizedText { LocalizedText(en: "that of the post", zhHans: "沿用原嘟文的警告") }
  static var language: LocalizedText { LocalizedText(en: "your default at the server", zhHans: "你在服务器上的默认设置") }
  static var visibility: LocalizedText { language }
}

enum NewPostDefaults: ContentDefaults {
  static var warning: LocalizedText { LocalizedText(en: "none", zhHans: "无") }
}

enum ReplyDefaults: ContentDefaults {
  static var visibility: LocalizedText {
    LocalizedText(
      en: "your default at the server, but no more than the post", zhHans: "你在服务器上的默认设置，但不超出原嘟文的范围")
  }
}

enum QuoteDefaults: ContentDefaults {}

enum EditDefaults: ContentDefaults {
  static var warning: LocalizedText { LocalizedText(en: "the one before", zhHans: "保留原有警告") }
  static var language: LocalizedText { LocalizedText(en: "the one before", zhHans: "保留原有语言") }
}

extension ArgumentHelp {
  static func visibility(_ fallback: LocalizedText) -> ArgumentHelp {
    ArgumentHelp(
      en: "Who can see the post: public, unlisted, followers or direct. Default: \(fallback[.en]).",
      zhHans: "谁可以看到：public（所有人）、unlisted（不公开列出）、followers（关注者）或 direct（被提及的人）。默认：\(fallback[.zhHans])。")
  }
  static func warning(_ fallback: LocalizedText) -> ArgumentHelp {
    ArgumentHelp(
      en: "The content warning. Default: \(fallback[.en]).", zhHans: "内容警告。默认：\(fallback[.zhHans])。")
  }
  static func language(_ fallback: LocalizedText) -> ArgumentHelp {
    ArgumentHelp(
      en: "The language, as a code such as en. Default: \(fallback[.en]).",
      zhHans: "语言代码，例如 en。默认：\(fallback[.zhHans])。")
  }
}
