import Presentation
import TerminalUI

/// Asks whether secrets may be written to a file.
@MainActor final class StorageConsent {
  /// Who asks the user, and in which language. Without a host, ``standing`` is the answer.
  var host: (any ScreenHost)?
  var language = Language.en
  private let standing: Bool

  /// - Parameter standing: The answer when there is no host.
  nonisolated init(standing: Bool) {
    self.standing = standing
  }

  /// Asks a question.
  func ask(_ title: LocalizedText, _ message: LocalizedText, confirm: LocalizedText, cancel: LocalizedText) async
    -> Bool
  {
    guard let host else { return standing }
    return await withCheckedContinuation { continuation in
      host.confirm(
        TerminalText(title[language]), message: TerminalText(message[language]),
        confirm: TerminalText(confirm[language]),
        cancel: TerminalText(cancel[language]), isDestructive: false
      ) { continuation.resume(returning: $0) }
    }
  }
}
