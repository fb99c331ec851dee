/// How a terminal is given pictures.
public enum PictureProtocol: Sendable, Hashable {
  /// As characters with two pixels each. Every terminal with 256 colours shows them.
  case halfBlocks
  /// By kitty's graphics protocol, which Ghostty and WezTerm speak as well.
  case kitty
  /// As sixels, on cells of so many pixels.
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
  /// What the environment alone says of the terminal's pictures. Behind tmux and screen these are half blocks, since neither hands
  /// kitty's commands on. Whether a terminal has sixels only it can tell, see ``TerminalApplication/showsPixels``.
  public var pictures: PictureProtocol {
    if multiplexer != nil || term?.hasPrefix("tmux") == true || term?.hasPrefix("screen") == true { return .halfBlocks }
    let speaksKitty =
      kittyWindow != nil || term == "xterm-kitty" || term == "xterm-ghostty"
      || program == "WezTerm" || program == "ghostty"
    return speaksKitty ? .kitty : .halfBlocks
  }
}
