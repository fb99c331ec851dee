import Presentation
import Reactive

/// The non-fatal problems that the user should know about, on the screen or on standard error.
final class Warnings: Sendable {
  private let relay = ReplayRelay<LocalizedText>.createUnbound()

  /// Emits each warning once, including those before the subscription. Never fails.
  var texts: Observable<LocalizedText> { relay.asObservable() }

  func add(_ text: LocalizedText) { relay.accept(text) }
}
