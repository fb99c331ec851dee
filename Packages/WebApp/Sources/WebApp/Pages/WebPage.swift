public import Composition
public import Foundation
public import Presentation
public import Reactive
public import WebUI

/// A page of an app, which draws the state of a view model as HTML: what a screen is in a terminal.
///
/// The page exists as long as the session keeps it, and several tabs of a browser can show it.
@MainActor public protocol WebPage: AnyObject {
  /// The title of the document.
  var title: LocalizedText { get }
  /// The page in its current state, without the navigation.
  var content: HTML { get }
  /// Emits the changes of the page that lead from its previous content to the current one.
  var updates: Signal<[PageUpdate]> { get }
  /// Performs what the user requested with a form of the page. The name and the fields are untrusted.
  func perform(_ action: String, _ form: FormFields)
  /// Notifies the page that a browser shows it.
  func didAppear()
  /// Notifies the page that no browser shows it any longer.
  func didDisappear()
}

extension WebPage {
  /// Does nothing, for a page without forms.
  public func perform(_ action: String, _ form: FormFields) {}
  /// Does nothing.
  public func didAppear() {}
  /// Does nothing.
  public func didDisappear() {}
}

/// The services of the session for one page.
@MainActor public final class PageHost {
  /// The path of the page, with its query.
  public let path: String
  /// The token that each form contains.
  let token: String
  private let hasImages: Bool
  private let pathOf: (Route) -> String?
  private let showMessage: (String) -> Void

  init(
    path: String, token: String, hasImages: Bool, pathOf: @escaping (Route) -> String?,
    show: @escaping (String) -> Void
  ) {
    self.path = path
    self.token = token
    self.hasImages = hasImages
    self.pathOf = pathOf
    showMessage = show
  }

  /// Shows a message to the user.
  public func show(_ message: String) { showMessage(message) }

  /// Returns the path of a route's page, or `nil` if the route has no page.
  public func path(of route: Route?) -> String? { route.flatMap(pathOf) }

  /// Returns the image at a URL, or a link to it if the app loads no images.
  ///
  /// - Parameters:
  ///   - url: The URL, which can come from a server.
  ///   - description: The description of the image, for people who do not see it. Empty for a decoration, which has no
  ///     link.
  ///   - style: The class of the image.
  public func image(_ url: URL, _ description: String, style: StaticString = "image") -> HTML {
    if !hasImages { return description.isEmpty ? .empty : HTML.element("a", [.link(url)]) { HTML(description) } }
    let path = "/_image?url=" + FormFields.encoded(url.absoluteString)
    return HTML.element("img", [.image(path), .description(description), .style(style)])
  }

  /// Returns a form that requests an action of the page.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - row: The identifier of the row to which the action applies, or `nil` if it applies to the page.
  ///   - style: The class of the form.
  ///   - hasFiles: A Boolean value that indicates whether the form has a field for files.
  ///   - content: The fields and the button.
  public func form(
    _ action: String, row: String? = nil, style: StaticString? = nil, hasFiles: Bool = false,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    HTML.element("form", [.action(page: path), style.map(HTML.Attribute.style), hasFiles ? .files : nil]) {
      HTML.element("input", [.type("hidden"), .name("token"), .value(token)])
      HTML.element("input", [.type("hidden"), .name("action"), .value(action)])
      if let row { HTML.element("input", [.type("hidden"), .name("row"), .value(row)]) }
      content()
    }
  }

  /// Returns a form with only a button.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - label: The label of the button.
  ///   - row: The identifier of the row to which the action applies, or `nil` if it applies to the page.
  ///   - key: The key that presses the button, as in a terminal, or `nil` for none.
  public func button(
    _ action: String, _ label: String, row: String? = nil, key: String? = nil, _ attributes: [HTML.Attribute?] = []
  ) -> HTML {
    form(action, row: row) {
      HTML.element("button", [key.map(HTML.Attribute.key)] + attributes) { HTML(label) }
    }
  }
}

extension PageHost {
  /// Returns the form of a search, which requests the action `search` with the field `text`.
  ///
  /// - Parameters:
  ///   - text: The text that is searched for.
  ///   - placeholder: The description of what the user can search for.
  ///   - button: The label of the button.
  public func searchForm(_ text: String, _ placeholder: String, button: String) -> HTML {
    let field: [HTML.Attribute?] = [
      .identifier("search"), .type("search"), .name("text"), .value(text), .autocomplete("off"), .label(placeholder),
      .key("s"),
    ]
    return form("search", style: "bar") {
      HTML.element("input", field)
      HTML.element("button") { HTML(button) }
    }
  }
}

extension FormFields {
  /// The identifier of the row to which the request applies, or `nil` if it applies to the page.
  public var row: String? { self["row"] }
}
