import Presentation
import PresentationTerminal
import TerminalUI

@MainActor func message(for failure: LoadFailure, on screen: any Screen, in context: ScreenContext) -> CenteredMessage {
  KeyHints(for: screen, in: context).message(for: failure)
}
