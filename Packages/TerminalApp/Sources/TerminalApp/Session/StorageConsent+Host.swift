import Composition
import Presentation
import TerminalUI

extension StorageConsent {
  /// Asks through the host of the screens from now on.
  func ask(through host: any ScreenHost, in language: Language) {
    asker = { question in
      func text(_ text: LocalizedText) -> TerminalText { TerminalText(text[language]) }
      return await withCheckedContinuation { continuation in
        host.confirm(
          text(question.title), message: text(question.message), confirm: text(question.confirm),
          cancel: text(question.cancel), isDestructive: false
        ) { continuation.resume(returning: $0) }
      }
    }
  }
}
