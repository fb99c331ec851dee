public import Foundation

/// Where the user wants to go from the screens of the feature.
public enum MomentsIntent: Hashable, Sendable {
  /// To a page on the web. The URL comes from the server and may be hostile.
  case open(URL)
  /// To the clipboard, with the text and the address of a moment. The text comes from the server and may be hostile.
  case share(String)
  /// To the internal menu.
  case internalMenu
  /// To the samples of the design.
  case designKit(productName: String, version: String)
  /// Back to the screen below.
  case dismiss
  /// To a deliberate crash, which shows what happens to the terminal and the report.
  case crash
}
