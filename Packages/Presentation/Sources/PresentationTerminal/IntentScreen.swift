public import Presentation
public import Reactive

/// A screen, and the intents of its view model, which an app maps to destinations.
@MainActor public struct IntentScreen<Intent: Sendable> {
  /// The screen.
  public let screen: any LocalizedScreen
  /// Emits the intents.
  public let intents: Signal<Intent>

  /// Creates a value from a screen and the intents of its view model.
  public init(_ screen: any LocalizedScreen, _ intents: Signal<Intent>) {
    self.screen = screen
    self.intents = intents
  }

  /// Creates a value from a screen and the intents of its view model.
  public init(_ screen: any LocalizedScreen, _ intents: IntentRelay<Intent>) {
    self.init(screen, intents.asSignal())
  }
}
