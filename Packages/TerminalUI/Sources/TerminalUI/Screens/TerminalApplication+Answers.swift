/// The queries to the terminal, and the replies, which arrive as input.
extension TerminalApplication {
  func askTerminal() {
    let usesSixels = showsPixels && images == .halfBlocks && terminal.depth >= .ansi256
    guard followsBackground || usesSixels else { return }
    reader?.expectReply()
    if followsBackground { terminal.write(ControlSequence.backgroundQuery) }
    // Almost every terminal reports its attributes, after the replies to earlier queries. So this reply also shows that
    // no other one is missing.
    terminal.write(ControlSequence.attributesQuery)
  }

  /// Queries the terminal for the size of a cell if sixels are supported and the system does not report the size.
  func askForCellSize() {
    guard hasSixels, terminal.cellSize == nil else { return }
    reader?.expectReply()
    terminal.write(ControlSequence.cellSizeQuery)
  }

  /// Chooses the protocol for images. Sixels do not scale with the cells, so the size of a cell is checked for each
  /// frame.
  func chooseImages() {
    guard showsPixels else { return }
    if hasSixels, let cell = terminal.cellSize ?? toldCellSize {
      images = .sixel(cell: cell)
    } else {
      images = terminal.images
    }
  }

  /// Handles a reply from the terminal. Returns `false` for any other event.
  func take(answer: InputEvent) -> Bool {
    switch answer {
    case .background(let color):
      if followsBackground { theme = .suiting(color) }
    case .attributes(let numbers):
      // The first number is the kind of the terminal.
      let supportsSixels = terminal.images == .halfBlocks && numbers.dropFirst().contains(4)
      guard supportsSixels != hasSixels else { return true }
      hasSixels = supportsSixels
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
