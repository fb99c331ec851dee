import Presentation
import Reactive

/// What went wrong without ending anything, for the user to know: on the screen, or on standard error.
final class Warnings: Sendable {
  private let relay = ReplayRelay<LocalizedText>.createUnbound()

  /// Each of them once, those before the subscription as well. Never fails.
  var texts: Observable<LocalizedText> { relay.asObservable() }

  func add(_ text: LocalizedText) { relay.accept(text) }
}
