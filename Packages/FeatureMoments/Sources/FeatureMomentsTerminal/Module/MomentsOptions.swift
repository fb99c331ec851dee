import ArgumentParser
import Composition
import FeatureMomentsModule
import TerminalApp

/// The settings of moments, as options of the commands.
struct MomentsOptions: ParsableArguments {
  @Option(help: ArgumentHelp(en: "Allow likes: on or off.", zhHans: "是否可以点赞：on（是）或 off（否）。"))
  var likes: String?

  @Option(
    help: ArgumentHelp(
      en: "A file to which tracked events are appended as lines of JSON. Default: no tracking.",
      zhHans: "以 JSON 行追加跟踪事件的文件。默认：不跟踪。"))
  var trace: String?

  /// The values of the given options, keyed by the names of their settings.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    texts[Setting.likes.name] = likes
    texts[Setting.trace.name] = trace
    return texts
  }
}
