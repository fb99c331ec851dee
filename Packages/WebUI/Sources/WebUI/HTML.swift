/// A fragment of an HTML document in which text cannot become markup.
///
/// Every fragment is made of text, whose special characters are escaped, and of elements, whose names are part of the
/// program. A string from a server can therefore be shown as it is:
///
/// ```swift
/// let row = HTML.element("li", [.identifier("row")]) {
///   "Name: \(name)"
///   HTML.element("a", [.link(page)]) { "Page" }
/// }
/// ```
public struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The fragment as markup, ready to be sent to a browser.
  public let markup: String

  /// An empty fragment.
  public static let empty = HTML(trusted: "")

  private init(trusted markup: String) { self.markup = markup }

  /// Creates a fragment that shows text.
  ///
  /// Control characters, which HTML does not allow, and characters that reverse the direction of the text around them
  /// become U+FFFD.
  public init(_ text: String) { self.init(trusted: text.escapedForHTML) }

  /// Creates the content of a text area. Controls of text direction stay, because what the user has typed is sent back, and
  /// they have no effect outside of the field.
  public init(typed text: String) { self.init(trusted: text.escapedForField) }

  /// Creates a fragment that shows the text of a string literal and of the values in it.
  public init(stringLiteral text: String) { self.init(text) }

  /// Joins fragments.
  public init(_ parts: [HTML]) { self.init(trusted: parts.lazy.map(\.markup).joined()) }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element. It is a literal, so it never comes from a server.
  ///   - attributes: The attributes. If a name occurs twice, browsers use the first.
  ///   - content: The content. Void elements, such as `img` and `input`, have none.
  public static func element(
    _ name: StaticString, _ attributes: [Attribute?] = [], @HTMLBuilder content: () -> HTML = { .empty }
  ) -> HTML {
    let attributes = attributes.compactMap { $0?.markup }.joined()
    let start = "<\(name)\(attributes)>"
    if voidElements.contains("\(name)") { return HTML(trusted: start) }
    return HTML(trusted: "\(start)\(content().markup)</\(name)>")
  }

  /// Returns a whole document with this fragment as its body, the stylesheet and the script.
  ///
  /// - Parameters:
  ///   - title: The title of the document.
  ///   - language: The language tag of the document, such as `zh-Hans`.
  ///   - state: The number of the page's state, from which the script receives updates, or `nil` for a page that does not
  ///     change.
  public func document(title: String, language: String, state: Int? = nil) -> HTML {
    let root = HTML.element("html", [.language(language)]) {
      HTML.element("head") {
        HTML.element("meta", [.characterSet])
        HTML.element("meta", [.viewport])
        HTML.element("title") { HTML(title) }
        HTML.element("link", [.stylesheet])
        HTML.element("script", [.script])
      }
      HTML.element("body", [state.map(Attribute.state)]) { self }
    }
    return HTML(trusted: "<!DOCTYPE html>" + root.markup)
  }

  private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]
}

/// A builder that joins the fragments of a closure.
@resultBuilder public enum HTMLBuilder {
  /// Returns a fragment unchanged.
  public static func buildExpression(_ fragment: HTML) -> HTML { fragment }
  /// Joins the fragments of a block.
  public static func buildBlock(_ parts: HTML...) -> HTML { HTML(parts) }
  /// Returns the fragment of a condition, or an empty one.
  public static func buildOptional(_ part: HTML?) -> HTML { part ?? .empty }
  /// Returns the fragment of the first branch.
  public static func buildEither(first part: HTML) -> HTML { part }
  /// Returns the fragment of the second branch.
  public static func buildEither(second part: HTML) -> HTML { part }
  /// Joins the fragments of a loop.
  public static func buildArray(_ parts: [HTML]) -> HTML { HTML(parts) }
}
