import PresentationTerminal
public import TerminalUI

extension Command {
  static let momentsLike = Command("moments.like")
  static let momentsOpen = Command("moments.open")
  static let momentsShare = Command("moments.share")
  static let momentsDates = Command("moments.dates")
  static let momentsMenu = Command("moments.menu")
  static let menuSelect = Command("menu.select")
  static let menuDone = Command("menu.done")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofMoments =
    ofPagedLists + [momentsLike, momentsOpen, momentsShare, momentsDates, momentsMenu, menuSelect, menuDone]
}
