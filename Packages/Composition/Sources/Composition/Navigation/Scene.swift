public import Presentation
public import Reactive

/// A screen, its segues, and a closure that changes its language.
public struct Scene<Interface: UserInterface> {
  /// The screen.
  public let screen: Interface.Screen
  /// Emits the segues that the screen requests.
  public let segues: Signal<Segue>
  /// A closure that changes the language of the screen.
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
