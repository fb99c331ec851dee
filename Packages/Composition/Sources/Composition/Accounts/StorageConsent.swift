public import Presentation

/// An object that asks the user whether secrets may be written to a file.
@MainActor public final class StorageConsent {
  /// A question about an action that the user can confirm or cancel.
  public struct Question: Sendable {
    /// The subject of the question.
    public let title: LocalizedText
    /// The question with its reason.
    public let message: LocalizedText
    /// The label of the answer yes.
    public let confirm: LocalizedText
    /// The label of the answer no.
    public let cancel: LocalizedText

    /// Creates a question.
    public init(title: LocalizedText, message: LocalizedText, confirm: LocalizedText, cancel: LocalizedText) {
      self.title = title
      self.message = message
      self.confirm = confirm
      self.cancel = cancel
    }
  }

  /// A closure that asks the user and returns the answer. If it is `nil`, the default answer is used.
  public var asker: (@MainActor (Question) async -> Bool)?
  private let standing: Bool

  /// Creates an object that asks nobody.
  ///
  /// - Parameter standing: The answer if there is no one to ask.
  nonisolated public init(standing: Bool) {
    self.standing = standing
  }

  /// Asks the user and returns the answer, or returns the default answer if there is no one to ask.
  public func answer(to question: Question) async -> Bool { await asker?(question) ?? standing }
}
