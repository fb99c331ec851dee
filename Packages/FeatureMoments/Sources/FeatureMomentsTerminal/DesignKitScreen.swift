import FeatureMoments
public import Observation
public import Presentation
public import PresentationTerminal
public import TerminalUI

/// A screen that shows samples of the design: typography, colors, spacing, avatars and like buttons.
@MainActor @Observation.Observable public final class DesignKitScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language {
    didSet { showLines() }
  }

  private struct Line: Identifiable {
    let id: Int
  }

  private var lines: [StyledText] = []

  @ObservationIgnored private let name: TerminalText
  @ObservationIgnored private lazy var list = List<Line> { [weak self] in self?.lines[$0.id] ?? "" }

  /// Creates a screen of samples.
  ///
  /// - Parameters:
  ///   - productName: The name of the design. Like the version, it can come from a link and is untrusted.
  ///   - version: The version of the design.
  ///   - language: The language of the screen.
  public init(productName: String, version: String, language: Language) {
    name = TerminalText(productName) + " " + TerminalText(version)
    self.language = language
    showLines()
  }

  /// The title in the header.
  public var title: TerminalText { name }
  /// The key bindings of the screen.
  public var keys: KeyTable { list.keys }
  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool { list.perform(command) }
  /// Draws the screen.
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  private func showLines() {
    lines =
      heading(InternalMenuText.typography) + DesignKit.typography.map { StyledText("  \($0) \($1)") }
      + heading(InternalMenuText.colors) + Color.Role.allCases.map(swatch)
      + heading(InternalMenuText.spacing) + ["  " + StyledText(TerminalText(DesignKit.spacing))]
      + heading(InternalMenuText.avatars)
      // allow(localized-texts): a name is the same in every language.
      + ["  " + Avatar("Mira Okafor").text + " " + Avatar("Mira Okafor", shape: .round).text]
      + heading(InternalMenuText.favoriteButton)
      + [favorite(.heart, InternalMenuText.heartFavoriteButton), favorite(.star, InternalMenuText.starFavoriteButton)]
    list.show(lines.indices.map(Line.init))
  }

  private func heading(_ text: LocalizedText) -> [StyledText] {
    [StyledText(TerminalText(text, language), Style(.text, [.bold]))]
  }

  private func swatch(_ role: Color.Role) -> StyledText {
    "  " + StyledText("      ", Style(on: .role(role))) + StyledText(" \(String(describing: role))")
  }

  private func favorite(_ style: LikeButtonStyle, _ name: LocalizedText) -> StyledText {
    "  " + style.mark(isLiked: false) + " " + style.mark(isLiked: true) + " " + StyledText(TerminalText(name, language))
  }
}
