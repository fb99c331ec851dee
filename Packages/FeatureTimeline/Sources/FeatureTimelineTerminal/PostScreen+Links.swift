import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

/// The links of a post, which a digit after the key for the browser opens.
///
/// Without a digit, the page of the post opens after a second, as with a key that begins a sequence in other programs, or
/// at once if the key is pressed again.
extension PostScreen {
  private static let patience = Duration.seconds(1)

  func awaitLink() {
    (awaitsLink, awaitedUntil) = (true, nil)
    context.host?.toasts.show(TerminalText(TimelineText.choosesLink(of: links.count), language))
  }

  /// Stops to wait for a digit. Returns `false` if the screen did not wait for one.
  @discardableResult func endAwaitingLink() -> Bool {
    defer { awaitsLink = false }
    return awaitsLink
  }

  func receive(digit event: InputEvent) -> Bool {
    guard case .key(let key) = event, awaitsLink else { return false }
    if let number = Int(key.description) {
      awaitsLink = false
      if links.indices.contains(number - 1) {
        viewModel.intents.accept(.link(links[number - 1].url))
      } else {
        context.host?.toasts.show(TerminalText(TimelineText.noLink(number), language), .warning)
      }
      return true
    }
    return key == .escape && endAwaitingLink()
  }

  /// Opens the page of the post when the time for a digit is over.
  func drawWaiting(in canvas: inout Canvas) {
    guard awaitsLink else { return }
    let end = awaitedUntil ?? canvas.time + Self.patience
    awaitedUntil = end
    if canvas.time < end { return canvas.requestFrame(at: end) }
    canvas.afterDrawing { [weak self] in if self?.endAwaitingLink() == true { self?.openPage() } }
  }
}
