import SourceFiles

extension Rule {
  /// The rule that a feature leads to a destination by its route key. A route as text is not found if the destination
  /// changes, and there may be none in another app.
  public static let routeKeys: Rule = .init(id: "route-keys") { tree in
    let features = tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true || ["Posts", "Presentation"].contains($0.package)
        || $0.target == "AppShell"
    }
    return features.flatMap { file -> [Violation] in
      let code = file.code
      let hasRoutes = file.words.contains("Route") || file.words.contains("RouteKey")
      return code.indices.compactMap { index -> Violation? in
        let token = code[index]
        let isText =
          token.kind == .string
          && (isRoute(token.text) || isJoined(index, in: code)
            || (hasRoutes || token.text.hasPrefix("/")) && isName(index, in: code))
        guard isText || isURL(index, in: code), !file.allows("route-keys", at: token.line) else { return nil }
        return file.violation(
          token.line,
          isText
            ? "\"\(token.text)\" is a route as text: use the destination's RouteKey, or emit an intent."
            : "`\(token.text)` makes a URL: use the destination's RouteKey or emit an intent, and request an Endpoint.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether text contains the scheme or the host of the app's routes, or `://`
  /// after a scheme that is not of the web, such as one from a variable.
  private static func isRoute(_ text: String) -> Bool {
    let web: Set = ["http", "https", "ws", "wss", "file"]
    guard text.hasBytes(of: ":") || text.hasBytes(of: "/") else { return false }
    if text.lowercased().contains(/\btessera:(?! )/) || text.contains(/momentsapp\.com\/./) { return true }
    return text.matches(of: /([A-Za-z][A-Za-z0-9+.\-]*)?:\/\/([\w%]?)/).contains { match in
      match.1.map { !web.contains($0.lowercased()) } ?? !match.2.isEmpty
    }
  }

  /// Returns a Boolean value that indicates whether a string with `://` joins two parts: by an interpolation, by `+`, or as
  /// a separator.
  private static func isJoined(_ index: Int, in code: [Token]) -> Bool {
    guard code[index].text == "://", index > 1 else { return false }
    // The tokens of an interpolation are before those of its string.
    return code[index - 1].offset > code[index].offset || code[index - 1].isSymbol("+")
      || code[index - 2].isWord("separator")
      || index + 1 < code.count && code[index + 1].isSymbol("+")
  }

  /// Returns a Boolean value that indicates whether a URL is made from its parts: with `URLComponents()`, or a scheme that
  /// is not of the web.
  private static func isURL(_ index: Int, in code: [Token]) -> Bool {
    func texts(_ start: Int, _ count: Int) -> [String] { code[start...].prefix(count).map(\.text) }
    switch code[index].text {
    case "URLComponents" where code[index].kind == .word:
      return texts(index + 1, 2) == ["(", ")"] || texts(index + 1, 4) == [".", "init", "(", ")"]
        || texts(index + 1, 5) == ["=", ".", "init", "(", ")"]
    case "scheme" where index > 0 && code[index - 1].isSymbol(".") && index + 2 < code.count:
      return code[index + 1].isSymbol("=") && !code[index + 2].isSymbol("=")
        && !(code[index + 2].kind == .string && ["http", "https"].contains(code[index + 2].text))
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a string is the name in `Route("…")`, or a path that is opened.
  private static func isName(_ index: Int, in code: [Token]) -> Bool {
    // The tokens of an interpolation are before those of its string.
    let before = code[..<index].suffix(40).filter { $0.offset < code[index].offset }.suffix(6).map(\.text).joined(
      separator: " ")
    return before.contains(/\bRoute (\. init )?\(( \w+ :)?$|: Route =( \. init \()?$|\bRouteKey \( name :$/)
      || code[index].text.hasPrefix("/") && before.contains(/\. (open|navigate|push|show|href) \(( \w+ :)?$/)
  }
}
