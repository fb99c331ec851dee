/// The preview of the item that is selected on a screen.
@MainActor public struct ScreenPreview {
  /// The identifier of the item, or `nil` if no item is selected.
  public let item: AnyHashable?
  /// A closure that requests the preview, which ``ScreenStack/preview(_:)`` then shows, or the end of the preview if no item is
  /// selected.
  public let request: @MainActor () -> Void

  /// Creates a preview.
  public init(of item: AnyHashable?, request: @escaping @MainActor () -> Void) {
    self.item = item
    self.request = request
  }
}

extension TerminalApplication {
  /// The time for which the selection must rest before its preview is requested, so that nothing is loaded that the user
  /// only passes.
  private static let rest = Duration.milliseconds(150)

  /// Requests the preview of the first screen's selected item after the selection has rested. The preview is requested
  /// once for each selection, and again after another screen has taken its place.
  func followSelection() {
    let isAlone = screens.screens.count == 1
    guard screens.canPreview, let screen = screens.screens.first, let preview = screen.preview,
      preview.item != nil || !isAlone
    else { return stopFollowing() }
    let selection = [AnyHashable(ObjectIdentifier(screen)), preview.item]
    defer { hadPreview = !isAlone }
    if isAlone, hadPreview { previewed = nil }
    if selection == previewed { return stopFollowing() }
    if selection == awaitedPreview { return }
    stopFollowing()
    awaitedPreview = selection
    requestedPreview = scheduler.schedule(after: Self.rest) { [weak self, weak screen] in
      guard let self, let screen, isRunning else { return }
      awaitedPreview = nil
      guard screens.canPreview, screens.top === screen else { return }
      previewed = selection
      screen.preview?.request()
    }
  }

  private func stopFollowing() {
    requestedPreview?.cancel()
    awaitedPreview = nil
  }
}
