import SourceFiles

extension Rule {
  /// The rule that a feature leads to a destination by its route key. A route as text is not found if the destination
  /// changes, and there may be none in another app.
  public static let routeKeys = Rule(id: "route-keys") { tree in
    let features = tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true || ["Posts", "Presentation"].contains($0.package)
        || $0.target == "AppShell"
    }
    return features.flatMap { file -> [Violation] in
      let code = file.code
      return code.indices.compactMap { index -> Violation? in
        let token = code[index]
        guard token.kind == .string, isRoute(token.text) || isName(index, in: code),
          !file.allows("route-keys", at: token.line)
        else { return nil }
        return file.violation(
          token.line, "\"\(token.text)\" is a route as text: use the destination's RouteKey, or emit an intent.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether text contains the scheme or the host of the app's routes, or `://`
  /// after a scheme that is not of the web, such as one from a variable.
  private static func isRoute(_ text: String) -> Bool {
    let web: Set = ["http", "https", "ws", "wss", "file"]
    guard text.hasBytes(of: ":") || text.hasBytes(of: "/") else { return false }
    if text.lowercased().contains(/\btessera:(?! )/) || text.contains(/momentsapp\.com\/./) { return true }
    return text.matches(of: /([A-Za-z][A-Za-z0-9+.\-]*)?:\/\/\w/).contains { match in
      match.1.map { !web.contains($0.lowercased()) } ?? true
    }
  }

  /// Returns a Boolean value that indicates whether a string is the name in `Route("…")`.
  private static func isName(_ index: Int, in code: [Token]) -> Bool {
    code[..<index].suffix(2).map(\.text) == ["Route", "("]
  }
}
