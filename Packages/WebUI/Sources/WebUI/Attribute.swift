public import Foundation

extension HTML {
  /// An attribute of an element.
  ///
  /// There is no attribute with a script or a style, because the pages of an app forbid both in markup.
  public struct Attribute: Sendable, Hashable {
    let markup: String

    private init(_ name: String, _ value: String) { markup = " \(name)=\"\(value.escapedForHTML)\"" }
    private init(typed text: String) { markup = " value=\"\(text.escapedForField)\"" }

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
    /// The name of a form field of one of several items: the field `alt-7` of the item `7`.
    public static func name(_ name: StaticString, of item: String) -> Attribute { Attribute("name", "\(name)-\(item)") }
    /// The value of a form field, with its controls of text direction.
    public static func value(_ text: String) -> Attribute { Attribute(typed: text) }
    /// The media types of the files that a form field accepts, such as `image/*`.
    public static func accepts(_ types: StaticString) -> Attribute { Attribute("accept", "\(types)") }
    /// The text in a form field without a value.
    public static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }
    /// The type of a form field, such as `password`.
    public static func type(_ name: StaticString) -> Attribute { Attribute("type", "\(name)") }

    /// The path within the app to which a form is sent. The browser sends it as POST.
    public static func action(_ path: StaticString) -> Attribute { post(to: "\(path)") }

    /// The path of a page of the app to which a form is sent. Returns `nil` unless it is a path within the app.
    public static func action(page path: String) -> Attribute? { isLocal(path) ? post(to: path) : nil }

    private static func post(to path: String) -> Attribute {
      Attribute(markup: Attribute("method", "post").markup + Attribute("action", path).markup)
    }

    /// The target of a link to another page of the app. Returns `nil` unless it is a path within the app.
    public static func page(_ path: String) -> Attribute? { isLocal(path) ? Attribute("href", path) : nil }

    /// The path within the app from which an image is loaded, when it comes into view.
    public static func image(_ path: String) -> Attribute? {
      guard isLocal(path) else { return nil }
      return Attribute(markup: Attribute("src", path).markup + Attribute("loading", "lazy").markup)
    }

    /// Browsers read `//` and `/\` as the start of another server's address.
    private static func isLocal(_ path: String) -> Bool {
      let start = path.utf8.prefix(2)
      return start.first == UInt8(ascii: "/") && ![UInt8(ascii: "/"), UInt8(ascii: "\\")].contains(start.last ?? 0)
        || path == "/"
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

    /// The identifier of a row of the page's list, which the keys `j` and `k` focus.
    public static func row(_ name: String) -> Attribute {
      Attribute(markup: identifier(name).markup + Attribute("tabindex", "-1").markup)
    }

    /// The key that activates the control.
    public static func key(_ key: String) -> Attribute { Attribute("data-key", key) }
    /// The name of the element for screen readers, if it has no text.
    public static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    /// The label of the form field with the given identifier.
    public static func labels(_ identifier: String) -> Attribute { Attribute("for", identifier) }
    /// The identifier of the `datalist` element with values that the browser suggests for a form field.
    public static func suggestions(_ identifier: StaticString) -> Attribute { Attribute("list", "\(identifier)") }
    /// The hint about what the browser may fill in, such as `current-password`.
    public static func autocomplete(_ hint: StaticString) -> Attribute { Attribute("autocomplete", "\(hint)") }
    /// Marks the link to the page that is shown.
    public static let current = Attribute("aria-current", "page")
    /// Marks a button that the script presses when the end of the list comes near.
    public static let nearEnd = Attribute("data-near-end", "")
    /// Makes a button or a form field unusable.
    public static let disabled = Attribute("disabled", "")
    /// Makes a check box or a radio button checked.
    public static let checked = Attribute("checked", "")
    /// Shows the contents of an element that can be folded.
    public static let open = Attribute("open", "")
    /// Marks a form field whose text is sent with the action `typed` while the user types.
    public static let typed = Attribute("data-typed", "")
    /// Gives a form field the focus when the page opens.
    public static let focused = Attribute("autofocus", "")
    /// Makes a form send files.
    public static let files = Attribute("enctype", "multipart/form-data")
    /// Makes an option of a selection chosen.
    public static let selected = Attribute("selected", "")
    /// Marks text that screen readers read when it changes.
    public static let live = Attribute("role", "status")

    static let characterSet = Attribute("charset", "utf-8")
    static let viewport = Attribute(
      markup: Attribute("name", "viewport").markup + Attribute("content", "width=device-width").markup)
    static let stylesheet = Attribute(
      markup: Attribute("rel", "stylesheet").markup + Attribute("href", "/style.css").markup)
    static let script = Attribute(markup: Attribute("src", "/script.js").markup + " defer")
    static func state(_ number: Int) -> Attribute { Attribute("data-state", "\(number)") }

    private init(markup: String) { self.markup = markup }
  }
}
