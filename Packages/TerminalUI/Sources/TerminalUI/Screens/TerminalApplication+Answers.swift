/// What the terminal is asked, and tells as if it were typed.
extension TerminalApplication {
  func askTerminal() {
    if followsBackground { terminal.write(ControlSequence.backgroundQuery) }
    if showsPixels, pictures == .halfBlocks, terminal.depth >= .ansi256 {
      terminal.write(ControlSequence.attributesQuery)
    }
  }

  /// Most systems know the pixels of a cell. Where they do not, the terminal may.
  func askForCellSize() {
    if hasSixels, terminal.cellSize == nil { terminal.write(ControlSequence.cellSizeQuery) }
  }

  /// Sixels are as large as they are, whatever becomes of the cells below: so the size of these is looked at for each frame.
  func choosePictures() {
    guard showsPixels else { return }
    if hasSixels, let cell = terminal.cellSize ?? toldCellSize {
      pictures = .sixel(cell: cell)
    } else {
      pictures = terminal.pictures
    }
  }

  /// Returns whether the event was an answer.
  func take(answer: InputEvent) -> Bool {
    switch answer {
    case .background(let color):
      if followsBackground { theme = .suiting(color) }
    case .attributes(let numbers):
      // The first number says what kind of terminal it is.
      hasSixels = terminal.pictures == .halfBlocks && numbers.dropFirst().contains(4)
      if showsPixels { askForCellSize() }
      setNeedsDisplay()
    case .cellSize(let cell):
      toldCellSize = cell
      setNeedsDisplay()
    default: return false
    }
    return true
  }
}
