/// An area of the window that responds to the mouse.
struct MouseTarget: Sendable {
  let area: Rect
  /// The position of the region to which locations are relative.
  let origin: Point
  let receive: @MainActor @Sendable (Mouse) -> Bool
  var kind = Kind.content

  enum Kind: Equatable {
    case content
    /// A row of a list, with a hash value of its ID. Two rows with the same value count as one.
    case row(Int)
    /// A whole pane, which a press reaches before the areas inside, unless it is on a border.
    case pane
    /// The border between two panes.
    case border
  }
}

/// What the application remembers of the mouse between two events.
@MainActor struct MouseState {
  /// The areas of the last frame, from the bottom up.
  var targets: [MouseTarget] = []
  /// Whether the user moves the border between the first two panes.
  var isMovingBorder = false
  /// The last press of the button, and its time.
  private var last: (mouse: Mouse, time: Duration)?

  private static let doubleClick = Duration.milliseconds(400)

  /// Counts the presses of the button at one location in quick succession.
  mutating func count(_ mouse: Mouse, at time: Duration) -> Mouse {
    guard mouse.action == .press else { return mouse }
    var mouse = mouse
    if let last, last.mouse.location == mouse.location, time - last.time < Self.doubleClick {
      mouse.clicks = last.mouse.clicks + 1
    }
    last = (mouse, time)
    return mouse
  }
}

extension TerminalApplication {
  /// Passes an event of the mouse to the topmost area that handles it. A press moves the focus to its pane first, except
  /// on a border: the user who moves it goes on in the same pane.
  func receive(_ event: Mouse) -> Bool {
    switch event.action {
    case .drag:
      if mouse.isMovingBorder { leftShare = Double(event.location.column + 1) / Double(max(1, terminal.size.columns)) }
      return mouse.isMovingBorder
    case .release:
      mouse.isMovingBorder = false
      return false
    case .press, .scrollUp, .scrollDown: break
    }
    toasts.dismiss()
    let event = mouse.count(event, at: scheduler.now)
    let targets = mouse.targets.reversed().filter { $0.area.contains(event.location) }
    if event.action == .press, let pane = targets.first(where: { [.pane, .border].contains($0.kind) }),
      pane.kind == .pane
    {
      _ = pane.receive(event)
    }
    if event.action == .press, let openLink, let url = renderer.link(at: event.location) {
      openLink(url)
      return true
    }
    return targets.contains { target in
      var relative = event
      relative.location.column -= target.origin.column
      relative.location.row -= target.origin.row
      return target.receive(relative)
    }
  }
}
