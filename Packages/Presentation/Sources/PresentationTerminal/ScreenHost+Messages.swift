public import Foundation
public import Presentation
public import TerminalUI

extension ScreenHost {
  /// Shows the message of a failure.
  public func show(_ failure: LoadFailure, _ language: Language) {
    toasts.show(TerminalText(failure.message(in: language)), .error)
  }

  /// Copies a URL to the user's clipboard and confirms it with a message. Does nothing for `nil`.
  public func copy(_ url: URL?, confirming text: LocalizedText, _ language: Language, _ kind: Toasts.Kind = .success) {
    guard let url else { return }
    copy(TerminalText(url.absoluteString))
    toasts.show(TerminalText(text, language), kind)
  }
}
