import FeatureCompose
import TerminalUI

/// What the user types while the post is loaded that the editor is about. It follows the draft, and runs no commands.
extension ComposeScreen {
  /// The maximum number of keys and pastes that are kept.
  private static let limit = 1_000

  /// Keeps an event that changes text. Returns `false` for any other event.
  func keep(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where types(key) || !typedAhead.isEmpty && [.enter, .backspace].contains(key): break
    case .paste: break
    default: return false
    }
    if typedAhead.count < Self.limit { typedAhead.append(event) }
    return true
  }

  /// Enters the kept text, or drops it if there is nothing to write.
  func enterKeptText() {
    if state.phase == .loading || typedAhead.isEmpty { return }
    let events = typedAhead
    typedAhead = []
    for event in events where state.phase == .writing { _ = receive(event) }
  }
}
