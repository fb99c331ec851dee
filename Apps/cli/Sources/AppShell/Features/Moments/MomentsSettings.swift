import ArgumentParser
import Composition
import Presentation

/// The value of a setting that is either on or off.
enum OnOff: String, SettingValue, CaseIterable {
  case on, off
}

extension Setting where Value == OnOff {
  static let likes = Setting(
    "likes", default: .on, help: LocalizedText(en: "Whether moments can be liked.", zhHans: "是否可以点赞。"))
}

extension Setting where Value == String {
  static let trace = Setting(
    "trace", default: "", help: LocalizedText(en: "The file that tracked events are appended to.", zhHans: "追加跟踪事件的文件。")
  )
}

/// The settings of moments as options of their commands.
struct MomentsOptions: ParsableArguments {
  @Option(help: "Whether moments can be liked: on or off.")
  var likes: String?

  @Option(help: "A file to which what is tracked is appended, a line of JSON for each event. Without one, nothing is.")
  var trace: String?

  /// The values of the options, by the names of their settings.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    texts[Setting.likes.name] = likes
    texts[Setting.trace.name] = trace
    return texts
  }
}
