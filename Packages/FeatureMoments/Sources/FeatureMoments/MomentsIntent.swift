public import Foundation

/// The intents of the feature's screens.
public enum MomentsIntent: Hashable, Sendable {
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
