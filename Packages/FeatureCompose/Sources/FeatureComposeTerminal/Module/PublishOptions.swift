import ArgumentParser
import FeatureCompose
import FeatureComposeModule
import Posts
import TerminalApp

/// The options of commands that publish a post.
struct PublishOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "Who can see the post: public, unlisted, followers or direct. Default: your default at the server, and for a reply no more than the post.",
      zhHans: "谁可以看到：public（所有人）、unlisted（不公开列出）、followers（关注者）或 direct（被提及的人）。默认：你在服务器上的默认设置；回复不会超出原嘟文的范围。"))
  var visibility: Audience?
  @OptionGroup var content: ContentOptions

  @Option(
    help: ArgumentHelp(
      en: "An option of a poll. Name the option --poll once for each.", zhHans: "投票的一个选项。每个选项使用一次 --poll。"))
  var poll: [String] = []

  @Option(
    help: ArgumentHelp(
      en: "The time for which the poll is open, such as 30m, 12h or 7d. Default: 1d.",
      zhHans: "投票的持续时间，例如 30m、12h 或 7d。默认：1d。"))
  var pollDuration: PollDuration?

  @Option(
    help: ArgumentHelp(
      en: "The file of an image. Name the option --image once for each.", zhHans: "图片文件。每张图片使用一次 --image。"))
  var image: [String] = []

  @Option(
    help: ArgumentHelp(
      en: "The description of an image for those who cannot see it, in the order of the images.",
      zhHans: "为看不到图片的人提供的描述，顺序与图片一致。"))
  var alt: [String] = []

  @Flag(help: ArgumentHelp(en: "Several options of the poll can be chosen.", zhHans: "投票允许多选。"))
  var pollMultiple = false

  /// A number of minutes, hours or days.
  struct PollDuration: ExpressibleByArgument {
    let seconds: Int

    init?(argument: String) {
      let units: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400]
      guard let unit = argument.last.flatMap({ units[$0] }), let count = Int(argument.dropLast()), count > 0,
        count < 1_000_000
      else { return nil }
      seconds = count * unit
    }
  }

  func validate() throws {
    if poll.count == 1 || poll.isEmpty && (pollDuration != nil || pollMultiple) {
      throw ValidationError(ComposeMessages.fewOptions.text)
    }
    if alt.count > image.count { throw ValidationError(ComposeMessages.manyDescriptions.text) }
  }

  enum Audience: String, ExpressibleByArgument {
    case `public`, unlisted, followers, direct

    var visibility: PostVisibility? { PostVisibility(rawValue: rawValue) }
  }

  /// The images with their descriptions.
  var images: [(file: ImageFile, description: String)] {
    image.enumerated().map { (.path($1), $0 < alt.count ? alt[$0] : "") }
  }

  func apply(to draft: inout ComposeDraft) {
    if let visibility { draft.visibility = visibility.visibility }
    if !poll.isEmpty {
      draft.poll = DraftPoll(poll, duration: pollDuration?.seconds ?? 86_400, isMultiple: pollMultiple)
    }
    content.apply(to: &draft)
  }
}

/// The options for the content of a post.
struct ContentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: "The content warning. Default: none, for a reply that of the post, and for an edit the one before.",
      zhHans: "内容警告。默认：无；回复沿用原嘟文的警告，编辑保留原有警告。"))
  var warning: String?

  @Option(
    help: ArgumentHelp(
      en: "The language, as a code such as en. Default: your default at the server, and for an edit the one before.",
      zhHans: "语言代码，例如 en。默认：你在服务器上的默认设置；编辑保留原有语言。"))
  var language: String?

  @Flag(help: .json)
  var json = false

  func validate() throws {
    var draft = ComposeDraft()
    draft.language = language ?? ""
    if !draft.hasLanguageCode { throw ValidationError(ComposeText.noLanguage.text) }
  }

  func apply(to draft: inout ComposeDraft) {
    if let warning { draft.warning = warning }
    if let language { draft.language = language }
  }
}
