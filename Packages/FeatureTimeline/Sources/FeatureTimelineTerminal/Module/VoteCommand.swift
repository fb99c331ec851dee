import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import Presentation
import TerminalApp

/// The command `tessera vote 112 2`.
struct VoteCommand: ActionCommand {
  static let name = "vote"
  static let abstract = LocalizedText(en: "Vote in the poll of a post.", zhHans: "参与一条嘟文的投票。")

  @Argument(help: .actionPost)
  var post: String
  @Argument(
    help: ArgumentHelp(
      en: "The number of an option, from 1, or its text. Several, if the poll permits it.",
      zhHans: "选项的编号（从 1 开始）或其文字；多选投票可给出多个。"))
  var choice: [String]
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions

  var action: String { Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    if post.isEmpty { throw Failure(TimelineMessages.emptyID(AppDefinition.current.name).text, .usage) }
    return .post(try await feature.vote(for: choice, in: post))
  }
}
