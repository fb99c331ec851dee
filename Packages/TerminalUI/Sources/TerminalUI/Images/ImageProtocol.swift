/// The protocol with which images are sent to a terminal.
public enum ImageProtocol: Sendable, Hashable {
  /// Characters with two pixels each. Every terminal with 256 colors supports them.
  case halfBlocks
  /// kitty's graphics protocol, which Ghostty and WezTerm also support.
  case kitty
  /// Sixels, with the size of a cell in pixels.
  case sixel(cell: PixelSize)
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension TerminalEnvironment {
  /// The image protocol that the environment variables indicate. Within tmux and screen, the value is
  /// ``ImageProtocol/halfBlocks``, because neither forwards kitty's commands. Only the terminal itself can report that
  /// it supports sixels; see ``TerminalApplication/showsPixels``.
  public var images: ImageProtocol {
    if multiplexer != nil || term?.hasPrefix("tmux") == true || term?.hasPrefix("screen") == true { return .halfBlocks }
    let speaksKitty =
      kittyWindow != nil || term == "xterm-kitty" || term == "xterm-ghostty"
      || program == "WezTerm" || program == "ghostty"
    return speaksKitty ? .kitty : .halfBlocks
  }
}
