public import TerminalUI

extension Command {
  static let composePublish = Command("compose.publish")
  static let composeDiscard = Command("compose.discard")
  static let composeNext = Command("compose.next")
  static let composeAttach = Command("compose.attach")
  static let composeEditor = Command("compose.editor")
  static let composeRetry = Command("compose.retry")
  static let composeLogIn = Command("compose.logIn")

  /// The commands of this feature's screen, to which users can bind other keys.
  public static let ofCompose = [
    composePublish, composeDiscard, composeNext, composeAttach, composeEditor, composeRetry, composeLogIn,
  ]
}
