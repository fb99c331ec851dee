import Persistence
import Presentation
import TerminalUI

/// Asks whether sessions may be written to a file.
@MainActor final class StorageConsent {
  /// Who asks the user, and in which language; without anybody, ``standing`` is the answer.
  var host: (any ScreenHost)?
  var language = Language.en
  private let standing: Bool

  /// - Parameter standing: The answer where nobody can be asked.
  nonisolated init(standing: Bool) {
    self.standing = standing
  }

  func ask(_ location: SecretLocation) async -> Bool {
    guard let host else { return standing }
    let message = "\(AppText.noKeyring[language]) \(location)?"
    return await withCheckedContinuation { continuation in
      host.confirm(
        TerminalText(AppText.keepLogin[language]), message: TerminalText(message),
        confirm: TerminalText(AppText.keep[language]), cancel: TerminalText(AppText.doNotKeep[language]),
        isDestructive: false
      ) { continuation.resume(returning: $0) }
    }
  }
}
