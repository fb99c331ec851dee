import FeatureHubModule
import Presentation
import PresentationTerminal

/// The messages in place of search results.
extension HubText {
  /// The message before the first search.
  static let notSearched = EmptyListMessage(
    LocalizedText(en: "Search for repositories", zhHans: "搜索仓库"),
    detail: LocalizedText(en: "Type a name or words of a description", zhHans: "输入名称或描述中的词语"),
    remedy: (.hubSearch, type))

  /// Returns the message of a search without results.
  static func nothingFound(_ text: String) -> EmptyListMessage {
    EmptyListMessage(
      LocalizedText(en: "No repository matches “\(text)”", zhHans: "没有与“\(text)”匹配的仓库"),
      detail: LocalizedText(en: "Check the spelling, or use fewer words", zhHans: "请检查拼写，或减少词语"),
      remedy: (.hubSearch, type))
  }
}
