import ArgumentParser
import FeatureTimeline
import FeatureTimelineModule
import Posts
import Presentation
import TerminalApp

/// A command that follows, mutes or blocks a person, or ends that.
protocol PersonCommand: ActionCommand {
  static var personAction: PersonAction { get }
  var person: String { get }
  var undo: Bool { get }
}

extension PersonCommand {
  var action: String { (undo ? "un" : "") + Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    let (found, relationship) = try await feature.set(Self.personAction, !undo, of: Username(argument: person))
    return .person(found, relationship)
  }
}

extension Username {
  /// Creates a username from an argument.
  init(argument: String) throws(Failure) {
    guard let name = Username(argument) else { throw Failure(TimelineMessages.noPerson(argument).text, .usage) }
    self = name
  }
}

extension ArgumentHelp {
  fileprivate static var person: ArgumentHelp {
    ArgumentHelp(
      en: "The username, such as mira, @mira or mira@other.example.",
      zhHans: "用户名，例如 mira、@mira 或 mira@other.example。")
  }
  fileprivate static var unfollow: ArgumentHelp {
    ArgumentHelp(en: "Stop following the person, or take the request back.", zhHans: "取消关注，或撤回请求。")
  }
  fileprivate static var unmute: ArgumentHelp { ArgumentHelp(en: "Unmute the person.", zhHans: "取消静音此人。") }
  fileprivate static var unblock: ArgumentHelp { ArgumentHelp(en: "Unblock the person.", zhHans: "取消屏蔽此人。") }
}

/// The command `tessera follow mira`.
struct FollowCommand: PersonCommand {
  static let name = "follow"
  static let abstract = LocalizedText(en: "Follow a person, or ask to.", zhHans: "关注某人，或请求关注。")
  static let personAction = PersonAction.follow

  @Argument(help: .person)
  var person: String
  @Flag(help: .unfollow)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera mute mira`.
struct MuteCommand: PersonCommand {
  static let name = "mute"
  static let abstract = LocalizedText(en: "Hide a person's posts from your timelines.", zhHans: "在时间线中隐藏某人的嘟文。")
  static let personAction = PersonAction.mute

  @Argument(help: .person)
  var person: String
  @Flag(help: .unmute)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera block mira`.
struct BlockCommand: PersonCommand {
  static let name = "block"
  static let abstract = LocalizedText(
    en: "Block a person: you no longer see or follow each other.", zhHans: "屏蔽某人：互相看不到嘟文，也不再互相关注。")
  static let personAction = PersonAction.block

  @Argument(help: .person)
  var person: String
  @Flag(help: .unblock)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera accept mira`.
struct AcceptCommand: ActionCommand {
  static let name = "accept"
  static let abstract = LocalizedText(en: "Accept a person's request to follow you.", zhHans: "接受某人的关注请求。")

  @Argument(help: .person)
  var person: String
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions

  var action: String { Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    let (found, relationship) = try await feature.answerRequest(of: Username(argument: person), isAccepted: true)
    return .person(found, relationship)
  }
}

/// The command `tessera reject mira`.
struct RejectCommand: ActionCommand {
  static let name = "reject"
  static let abstract = LocalizedText(en: "Reject a person's request to follow you.", zhHans: "拒绝某人的关注请求。")

  @Argument(help: .person)
  var person: String
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions

  var action: String { Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    let (found, relationship) = try await feature.answerRequest(of: Username(argument: person), isAccepted: false)
    return .person(found, relationship)
  }
}

/// The command `tessera report mira "spam"`.
struct ReportCommand: ActionCommand {
  static let name = "report"
  static let abstract = LocalizedText(
    en: "Report a person to the moderators of your server.", zhHans: "向你的服务器的管理员举报某人。")

  @Argument(help: .person)
  var person: String
  @Argument(help: ArgumentHelp(en: "The reason.", zhHans: "原因。"))
  var comment: String
  @Option(help: ArgumentHelp(en: "The ID of a post of the person that shows it.", zhHans: "可作为证据的该用户嘟文的 ID。"))
  var post: String?
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions

  var action: String { Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    .person(try await feature.report(Username(argument: person), about: post.map { PostID($0) }, comment: comment), nil)
  }
}
