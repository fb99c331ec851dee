public import Presentation
public import Reactive

/// A screen, the segues that its user asks for, and how it changes its language.
public struct Scene<Interface: UserInterface> {
  /// The screen.
  public let screen: Interface.Screen
  /// Emits where the user wants to go.
  public let segues: Signal<Segue>
  /// Changes the language of the screen.
  public let setLanguage: @MainActor (Language) -> Void

  /// Creates a scene.
  public init(
    screen: Interface.Screen, segues: Signal<Segue> = .never(),
    setLanguage: @escaping @MainActor (Language) -> Void = { _ in }
  ) {
    self.screen = screen
    self.segues = segues
    self.setLanguage = setLanguage
  }
}
