extension List {
  /// Moves the selection with the wheel.
  func scroll(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .scrollUp: move(to: (selectedIndex ?? 0) - 3)
    case .scrollDown: move(to: (selectedIndex ?? 0) + 3)
    case .press, .drag, .release: return false
    }
    return true
  }

  /// Selects the row that is pressed, and opens it with the second press, unless the row has changed since it was drawn.
  func press(_ index: Int, _ id: Row.ID, _ mouse: Mouse) -> Bool {
    guard mouse.action == .press, index < count, row(index).id == id else { return false }
    select(index)
    if mouse.clicks == 2 { onOpen?(row(index)) }
    return true
  }
}
