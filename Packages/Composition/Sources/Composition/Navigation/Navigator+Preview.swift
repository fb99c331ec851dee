extension Navigator {
  /// Shows the screen of a route beside the first one, or none for `nil`.
  func preview(_ route: Route?) -> NavigationResult {
    guard stack.canPreview else { return .shown }
    guard let route else {
      stack.preview(nil)
      return shown()
    }
    if entries.count == 2, entries[1].route == route { return .shown }
    do {
      let entry = try makeEntry(route)
      stack.preview(entry.scene.screen)
      entries.append(entry)
      subscribe(to: entry)
      return shown()
    } catch {
      return refused(error)
    }
  }

  /// The screens up to the one that the user works in, without a preview beside it.
  var opened: ArraySlice<Entry> {
    entries.lastIndex { stack.isOnTop($0.scene.screen) }.map { entries[...$0] } ?? entries[...]
  }

  /// The result of a segue whose screen could not be created.
  func refused(_ error: any Error) -> NavigationResult {
    switch error {
    case is InvalidRoute: .refused(.noDestination)
    case let error as UnknownServer: .refused(.guarded(error.text))
    case ContainerError.unknownServer(let error): .refused(.guarded(error.text))
    default: .refused(.failed("\(error)"))
    }
  }
}
