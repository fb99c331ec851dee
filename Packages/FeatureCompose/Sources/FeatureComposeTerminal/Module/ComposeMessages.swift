import Presentation

/// The messages of commands that publish.
enum ComposeMessages {
  static let demoEnds = LocalizedText(
    en: "Nothing was published, because the demo server ends with this command. Name a server with --server.",
    zhHans: "未发布任何内容，因为演示服务器会随此命令结束。请用 --server 指定服务器。")
  static func emptyID(_ program: String) -> LocalizedText {
    LocalizedText(
      en: "The ID is empty. Enter the ID of a post, which `\(program) timeline --json` prints.",
      zhHans: "ID 为空。请输入嘟文的 ID，可由 `\(program) timeline --json` 得到。")
  }
  static let emptyPost = LocalizedText(
    en: "There is no text. Enter it as an argument, or through the standard input.", zhHans: "没有正文。请将正文作为参数或通过标准输入提供。")
  static let fewOptions = LocalizedText(
    en: "A poll needs two options. Name the option --poll once for each.", zhHans: "投票至少需要两个选项。每个选项使用一次 --poll。")
  static let noDescription = LocalizedText(
    en: "Published without a description of an image. For those who cannot see it, add --alt next time.",
    zhHans: "已发布，但有图片没有描述。下次请用 --alt 为看不到图片的人添加描述。"
  )
  static let pollDuration = LocalizedText(
    en: "Enter minutes, hours or days, such as 30m, 12h or 7d. Mastodon accepts 5m or more.",
    zhHans: "请输入分钟、小时或天数，例如 30m、12h 或 7d。Mastodon 要求至少 5m。")
  static let manyDescriptions = LocalizedText(
    en: "There are more descriptions than images. Name a --image for each --alt.",
    zhHans: "描述多于图片。每个 --alt 都需要对应的 --image。")
  static let longPost = LocalizedText(en: "The text is too long. Shorten it.", zhHans: "正文过长，请缩短。")

  /// Returns what the command with a name has done.
  static func done(_ command: String) -> LocalizedText {
    switch command {
    case ReplyCommand.name: LocalizedText(en: "Reply published", zhHans: "回复已发布")
    case QuoteCommand.name: LocalizedText(en: "Quote published", zhHans: "引用已发布")
    case EditCommand.name: LocalizedText(en: "Post changed", zhHans: "嘟文已修改")
    case DeleteCommand.name: LocalizedText(en: "Post deleted", zhHans: "嘟文已删除")
    default: LocalizedText(en: "Published", zhHans: "已发布")
    }
  }
}
