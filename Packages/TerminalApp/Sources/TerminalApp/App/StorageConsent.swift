public import Presentation
public import TerminalUI

/// Asks whether secrets may be written to a file.
@MainActor public final class StorageConsent {
  /// The host that asks the user. Without one, the answer is that of the initializer.
  public var host: (any ScreenHost)?
  /// The language of the question.
  public var language = Language.en
  private let standing: Bool

  /// Creates a consent.
  ///
  /// - Parameter standing: The answer when there is no host.
  nonisolated public init(standing: Bool) {
    self.standing = standing
  }

  /// Asks a question, or returns the standing answer.
  public func ask(_ title: LocalizedText, _ message: LocalizedText, confirm: LocalizedText, cancel: LocalizedText) async
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
