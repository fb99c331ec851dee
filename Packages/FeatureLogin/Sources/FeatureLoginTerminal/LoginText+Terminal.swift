import FeatureLogin
import FeatureLoginModule
import Presentation
import PresentationTerminal
import TerminalUI

extension LoginText {
  /// Returns the name of an account, followed by the state of the account.
  static func marked(_ name: String, isUsed: Bool?, isExpired: Bool, _ language: Language) -> TerminalText {
    let marks = [isUsed == true ? inUse : nil, isExpired ? expired : nil].compactMap(\.self)
    return marks.reduce(TerminalText(name)) { $0 + " · " + TerminalText($1, language) }
  }
}

extension FieldCheck {
  /// Returns the message below the field. The message is empty if the field has no problem.
  func hint(_ language: Language) -> StyledText {
    problem.map { StyledText(TerminalText($0.message(in: language)), .error) } ?? .empty
  }
}
