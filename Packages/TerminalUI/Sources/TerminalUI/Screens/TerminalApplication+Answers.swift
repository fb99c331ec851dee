/// What the terminal is asked, and tells as if it were typed.
extension TerminalApplication {
  func askTerminal() {
    if followsBackground { terminal.write(ControlSequence.backgroundQuery) }
    if showsPixels, pictures == .halfBlocks, terminal.depth >= .ansi256 {
      terminal.write(ControlSequence.attributesQuery)
    }
  }

  /// Sixels are as large as they are: with another font, the cells below are not.
  func askForCellSize() {
    if case .sixel = pictures { terminal.write(ControlSequence.cellSizeQuery) }
  }

  /// Returns whether the event was an answer.
  func take(answer: InputEvent) -> Bool {
    switch answer {
    case .background(let color):
      if followsBackground { theme = .suiting(color) }
    case .attributes(let numbers):
      // The first number says what kind of terminal it is.
      if showsPixels, numbers.dropFirst().contains(4) { terminal.write(ControlSequence.cellSizeQuery) }
    case .cellSize(let cell):
      guard showsPixels, pictures != .kitty else { break }
      pictures = .sixel(cell: cell)
      setNeedsDisplay()
    default: return false
    }
    return true
  }
}
