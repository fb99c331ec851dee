import ArgumentParser
import Composition
import FeatureCompose
import FeatureComposeModule
import Posts
import Presentation
import TerminalApp

extension ArgumentHelp {
  fileprivate static var ownPost: ArgumentHelp {
    ArgumentHelp(
      en: "The ID of your post, which `timeline --json` prints.", zhHans: "你的嘟文的 ID（可由 `timeline --json` 得到）。")
  }
}

/// The command `tessera edit 112 "text"`.
struct EditCommand: PublishingCommand {
  static let name = "edit"
  static let abstract = LocalizedText(en: "Change one of your posts.", zhHans: "编辑你的一条嘟文。")

  @Argument(help: .ownPost)
  var post: String
  @Argument(help: .text)
  var text: String?
  @OptionGroup var options: ContentOptions<EditDefaults>
  @OptionGroup var settings: SettingsOptions

  var subject: ComposeSubject { .edit(PostID(post)) }
  var json: Bool { options.json }
  func apply(to draft: inout ComposeDraft) { options.apply(to: &draft) }
}

/// The command `tessera delete 112`.
struct DeleteCommand: PostCommand {
  static let name = "delete"
  static let abstract = LocalizedText(en: "Delete one of your posts.", zhHans: "删除你的一条嘟文。")

  @Argument(help: .ownPost)
  var post: String
  @Flag(help: .json)
  var json = false
  @OptionGroup var settings: SettingsOptions

  var subject: ComposeSubject { .edit(PostID(post)) }

  func perform(_ feature: ComposeFeature, _ language: Language) async throws -> Post? {
    try await feature.delete(PostID(post)).post
  }
}
