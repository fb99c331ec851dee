import FeatureNotificationsModule
import Presentation
import PresentationTerminal

extension NotificationsText {
  /// The message of the filter if none of the loaded notifications is a mention.
  static let noMentions = EmptyListMessage(
    LocalizedText(en: "No mentions", zhHans: "没有提及"),
    detail: LocalizedText(
      en: "None of the notifications that are loaded is a mention", zhHans: "已加载的通知中没有提及"),
    remedy: (.notificationsMentions, all))
}
