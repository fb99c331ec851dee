public import Presentation
public import TerminalUI

/// An object that asks the user whether secrets may be written to a file.
@MainActor public final class StorageConsent {
  /// The host that asks the user. If the host is `nil`, the default answer is used.
  public var host: (any ScreenHost)?
  /// The language of the question.
  public var language = Language.en
  private let standing: Bool

  /// Creates an object without a host.
  ///
  /// - Parameter standing: The answer if there is no host.
  nonisolated public init(standing: Bool) {
    self.standing = standing
  }

  /// Asks the user and returns the answer, or returns the default answer if there is no host.
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
