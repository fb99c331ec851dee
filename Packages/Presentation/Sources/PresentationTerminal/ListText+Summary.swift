import Presentation
import TerminalUI

extension ListText {
  /// Returns text with the number of rows and the footer. A screen reader reads this text instead of the footer, which
  /// can be far below.
  func summary(_ count: Int, _ footer: StyledText, _ language: Language) -> StyledText {
    let rows = StyledText(TerminalText(rowCount(count), language))
    return footer.isEmpty ? rows : rows + " · " + footer
  }
}
