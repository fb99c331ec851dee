import PresentationTerminal
public import TerminalUI

extension Command {
  static let hubBrowse = Command("hub.browse")
  static let hubSearch = Command("hub.search")
  static let hubState = Command("hub.state")
  static let hubStar = Command("hub.star")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofHub = ofPagedLists + [hubBrowse, hubSearch, hubState, hubStar]
}
