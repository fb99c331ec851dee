import Foundation

/// The reasons in the entries of an outbox: why the server refused an action, or why the last attempt failed.
public enum OutboxReason {
  /// Returns the reason why an attempt failed, as the outbox stores it.
  @Sendable public static func text(of error: any Error) -> String? {
    let failure = LoadFailure(error)
    let text = LocalizedText(en: failure.message(in: .en), zhHans: failure.message(in: .zhHans))
    return (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the text of a stored reason. It contains text of the server: sanitize it before display.
  @Sendable public static func text(from reason: String) -> LocalizedText {
    (try? JSONDecoder().decode(LocalizedText.self, from: Data(reason.utf8))) ?? ActionRefusal(reason: reason).text
  }
}
