public import Foundation

/// The intents of the feature's screens.
public enum MomentsIntent: Hashable, Sendable {
  /// Show a moment with all of its photos and the names of the users who like it.
  case moment(Moment.ID)
  /// Show a moment beside the list, without opening it. `nil` for a row that is no moment.
  case preview(Moment.ID?)
  /// Open a page on the web. The URL comes from the server and is untrusted.
  case open(URL)
  /// Copy the text and the URL of a moment to the clipboard. The text comes from the server and is untrusted.
  case share(String)
  /// Show the internal menu.
  case internalMenu
  /// Show the DesignKit demo.
  case designKit(productName: String, version: String)
  /// Return to the previous screen.
  case dismiss
  /// Crash deliberately, to test the crash report and the restoration of the terminal.
  case crash
}
