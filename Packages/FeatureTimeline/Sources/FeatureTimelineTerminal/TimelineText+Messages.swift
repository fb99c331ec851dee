import FeatureTimelineModule
import Presentation
import PresentationTerminal

/// The messages in place of search results.
extension TimelineText {
  /// The message before the first search.
  static let notSearched = EmptyListMessage(
    placeholder,
    detail: LocalizedText(
      en: "Type a name, a #hashtag, text, or the address of a profile or post.",
      zhHans: "输入名称、#话题标签、内容，或个人资料与嘟文的地址。"),
    remedy: (.timelineSearch, type))

  /// Returns the message of a search without results.
  static func nothingFound(_ text: String) -> EmptyListMessage {
    EmptyListMessage(
      LocalizedText(en: "Nothing matches “\(text)”", zhHans: "没有与“\(text)”匹配的内容"),
      detail: LocalizedText(en: "Check the spelling, or use fewer words", zhHans: "请检查拼写，或减少词语"),
      remedy: (.timelineSearch, type))
  }
}
