public import Foundation

extension HTML {
  /// An attribute of an element.
  ///
  /// There is no attribute with a script or a style, because the pages of an app forbid both in markup.
  public struct Attribute: Sendable, Hashable {
    let markup: String

    private init(_ name: String, _ value: String) { markup = " \(name)=\"\(value.escapedForHTML)\"" }

    /// The class, by which the stylesheet finds the element.
    public static func style(_ name: StaticString) -> Attribute { Attribute("class", "\(name)") }
    /// The identifier of the element, unique in the document.
    public static func identifier(_ name: String) -> Attribute { Attribute("id", name) }
    /// The description of an image, for people who do not see it.
    public static func description(_ text: String) -> Attribute { Attribute("alt", text) }
    /// The language tag of the element's text.
    public static func language(_ tag: String) -> Attribute { Attribute("lang", tag) }
    /// The name of a form field.
    public static func name(_ name: StaticString) -> Attribute { Attribute("name", "\(name)") }
    /// The value of a form field.
    public static func value(_ text: String) -> Attribute { Attribute("value", text) }
    /// The type of a form field, such as `password`.
    public static func type(_ name: StaticString) -> Attribute { Attribute("type", "\(name)") }

    /// The path within the app to which a form is sent. The browser sends it as POST.
    public static func action(_ path: StaticString) -> Attribute {
      Attribute(markup: Attribute("method", "post").markup + Attribute("action", "\(path)").markup)
    }

    /// The target of a link, which opens without telling the page where the user came from. Returns `nil`, so that the
    /// element has no link, unless the URL has the scheme `http` or `https`, a host, and no password.
    public static func link(_ url: URL) -> Attribute? {
      guard ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false, url.user == nil else {
        return nil
      }
      let target = Attribute("href", url.absoluteString)
      return Attribute(markup: target.markup + Attribute("rel", "noopener noreferrer").markup)
    }

    static let characterSet = Attribute("charset", "utf-8")

    private init(markup: String) { self.markup = markup }
  }
}
