public import Composition
import Presentation

/// The value of a setting that is either on or off.
public enum OnOff: String, SettingValue, CaseIterable {
  case on, off
}

extension Setting where Value == OnOff {
  /// The setting that allows likes.
  public static let likes = Setting(
    "likes", default: .on, help: LocalizedText(en: "Whether likes are allowed.", zhHans: "是否可以点赞。"))
}

extension Setting where Value == String {
  /// The setting with the path of the file for tracked events, or an empty string.
  public static let trace = Setting(
    "trace", default: "", help: LocalizedText(en: "The file for tracked events.", zhHans: "记录跟踪事件的文件。"))
}
