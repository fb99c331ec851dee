import ArgumentParser
import FeatureCompose
import Posts
import TerminalApp

/// The options of commands that publish a post.
struct PublishOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "Who can see the post: public, unlisted, followers or direct. Default: your default at the server, and for a reply no more than the post.",
      zhHans: "谁可以看到：public（所有人）、unlisted（不公开列出）、followers（关注者）或 direct（被提及的人）。默认：你在服务器上的默认设置；回复不会超出原动态的范围。"))
  var visibility: Audience?
  @OptionGroup var content: ContentOptions

  enum Audience: String, ExpressibleByArgument {
    case `public`, unlisted, followers, direct

    var visibility: PostVisibility? { PostVisibility(rawValue: rawValue) }
  }

  func apply(to draft: inout ComposeDraft) {
    if let visibility { draft.visibility = visibility.visibility }
    content.apply(to: &draft)
  }
}

/// The options for the content of a post.
struct ContentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: "The content warning. Default: none, for a reply that of the post, and for an edit the one before.",
      zhHans: "内容警告。默认：无；回复沿用原动态的警告，编辑保留原有警告。"))
  var warning: String?

  @Option(
    help: ArgumentHelp(
      en: "The language, as a code such as en. Default: your default at the server, and for an edit the one before.",
      zhHans: "语言代码，例如 en。默认：你在服务器上的默认设置；编辑保留原有语言。"))
  var language: String?

  @Flag(help: .json)
  var json = false

  func apply(to draft: inout ComposeDraft) {
    if let warning { draft.warning = warning }
    if let language { draft.language = language }
  }
}
