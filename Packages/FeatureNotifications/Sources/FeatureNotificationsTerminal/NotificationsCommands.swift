import PostsTerminal
import PresentationTerminal
public import TerminalUI

extension Command {
  static let notificationsProfile = Command("notifications.profile")
  static let notificationsFilter = Command("notifications.mentions")
  static let notificationsMarkRead = Command("notifications.markRead")
  static let notificationsLogIn = Command("notifications.logIn")

  /// The commands of the feature's screens, to which users can bind other keys.
  public static let ofNotifications =
    ofPagedLists + ofActions + [notificationsProfile, notificationsFilter, notificationsMarkRead, notificationsLogIn]
}
