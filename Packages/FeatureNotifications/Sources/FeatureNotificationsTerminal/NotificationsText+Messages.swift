import FeatureNotificationsModule
import Presentation
import PresentationTerminal

extension NotificationsText {
  /// The message of the filter if none of the loaded notifications is of the chosen kind.
  static func none(of choice: NotificationsChoice) -> EmptyListMessage {
    EmptyListMessage(
      LocalizedText(en: "No \(choice.name[.en].lowercased())", zhHans: "没有\(choice.name[.zhHans])"),
      detail: LocalizedText(
        en: "None of the notifications that are loaded is of this kind", zhHans: "已加载的通知中没有这一类"),
      remedy: (.notificationsFilter, choice.next.name))
  }
}
