import ArgumentParser
import Composition
import FeatureComposeModule
import Presentation
import TerminalApp

/// The command `tessera compose`, which opens the editor of a new post, or prints its draft.
struct ComposeCommand: RouteCommand {
  static let name = "compose"
  static let abstract = LocalizedText(en: "Write a post.", zhHans: "撰写嘟文。")
  static let discussion = LocalizedText(
    en: "Prints the draft if the output is not a terminal. JSON: schema tessera.compose/1.",
    zhHans: "输出不是终端时打印草稿。JSON 格式：tessera.compose/1。")
  static let key = RouteKey.compose

  @OptionGroup var reading: ReadingOptions
}
