import ArgumentParser
import FeatureCompose
import FeatureComposeModule
import Posts
import TerminalApp

/// The options of commands that publish a post.
struct PublishOptions<Defaults: ContentDefaults>: ParsableArguments {
  @Option(help: .visibility(Defaults.visibility))
  var visibility: PostAudience?
  @OptionGroup var content: ContentOptions<Defaults>

  @Option(
    help: ArgumentHelp(
      en: "An option of a poll. Name the option --poll once for each.", zhHans: "投票的一个选项。每个选项使用一次 --poll。"))
  var poll: [String] = []

  @Option(
    help: ArgumentHelp(
      en: "The time for which the poll is open, such as 30m, 12h or 7d. Default: 1d.",
      zhHans: "投票的持续时间，例如 30m、12h 或 7d。默认：1d。"),
    transform: PollDuration.init)
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

  func validate() throws {
    if poll.count == 1 || poll.isEmpty && (pollDuration != nil || pollMultiple) {
      throw ValidationError(ComposeMessages.fewOptions.text)
    }
    if alt.count > image.count { throw ValidationError(ComposeMessages.manyDescriptions.text) }
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

/// Who can see a post, as an option names it.
enum PostAudience: String, ExpressibleByArgument {
  case `public`, unlisted, followers, direct

  var visibility: PostVisibility? { PostVisibility(rawValue: rawValue) }
}

/// A number of minutes, hours or days.
struct PollDuration {
  let seconds: Int

  init(_ argument: String) throws {
    let units: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400]
    guard let unit = argument.last.flatMap({ units[$0] }), let count = Int(argument.dropLast()), count > 0,
      count < 1_000_000
    else { throw ValidationError(ComposeMessages.pollDuration.text) }
    seconds = count * unit
  }
}

/// The options for the content of a post.
struct ContentOptions<Defaults: ContentDefaults>: ParsableArguments {
  @Option(help: .warning(Defaults.warning))
  var warning: String?

  @Option(help: .language(Defaults.language))
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
