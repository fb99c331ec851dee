public import Composition
public import Foundation
public import Presentation
public import WebUI

/// The title of a list page, and the way its rows are drawn.
public struct PageLayout<Row: ListItemViewModel>: Sendable {
  let title: LocalizedText
  let text: ListText
  private let columns: [Column]
  private let block: @MainActor (RowContext<Row>) -> HTML

  /// A column of a table.
  public struct Column: Sendable {
    let title: LocalizedText
    let style: StaticString
    let content: @MainActor (Row) -> String

    /// Creates a column of text.
    ///
    /// - Parameters:
    ///   - title: The title of the column.
    ///   - style: The class of its cells, such as `number` for numbers at the end of the column.
    ///   - content: A closure that returns the text of a row's cell.
    public init(_ title: LocalizedText, style: StaticString = "text", content: @escaping @MainActor (Row) -> String) {
      self.title = title
      self.style = style
      self.content = content
    }
  }

  /// Creates a layout that draws each row as a block.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - text: The texts of the list.
  ///   - block: A closure that returns the contents of a row.
  public init(
    title: LocalizedText, text: ListText = .standard, block: @escaping @MainActor (RowContext<Row>) -> HTML
  ) {
    self.title = title
    self.text = text
    self.block = block
    columns = []
  }

  /// Creates a layout that draws the rows as a table.
  public init(title: LocalizedText, text: ListText = .standard, columns: [Column]) {
    self.title = title
    self.text = text
    self.columns = columns
    block = { _ in .empty }
  }

  /// Returns the element with the rows, which the script finds by its identifier.
  func container(_ language: Language, _ rows: HTML) -> HTML {
    if columns.isEmpty { return HTML.element("ol", [.identifier("rows")]) { rows } }
    return HTML.element("table") {
      HTML.element("thead") {
        HTML.element("tr") {
          for column in columns { HTML.element("th", [.style(column.style)]) { HTML(column.title[language]) } }
        }
      }
      HTML.element("tbody", [.identifier("rows")]) { rows }
    }
  }

  /// Returns the element of a row.
  @MainActor func element(_ row: RowContext<Row>) -> HTML {
    let attributes = [HTML.Attribute.row("row-\(row.identifier)")]
    if columns.isEmpty { return HTML.element("li", attributes) { block(row) } }
    return HTML.element("tr", attributes) {
      for column in columns { HTML.element("td", [.style(column.style)]) { HTML(column.content(row.row)) } }
    }
  }
}

/// A row that is drawn, and what its links and forms need.
@MainActor public struct RowContext<Row: ListItemViewModel> {
  /// The view model of the row.
  public let row: Row
  /// The identifier of the row, which its forms send.
  public let identifier: String
  /// The context of the page.
  public let scene: SceneContext<WebInterface>

  /// The language of the page.
  public var language: Language { scene.language }
  /// The modules of the app, for links to other features.
  public var modules: ModuleList { scene.modules }

  /// Returns a form with a button that requests an action on the row.
  public func button(
    _ action: String, _ label: String, key: String? = nil, _ attributes: [HTML.Attribute?] = []
  ) -> HTML {
    scene.host.button(action, label, row: identifier, key: key, attributes)
  }

  /// Returns the image at a URL, or a link to it if the app loads no images.
  public func image(_ url: URL, _ description: String, style: StaticString = "image") -> HTML {
    scene.host.image(url, description, style: style)
  }

  /// Returns a link to the page that a segue shows, or only the label if it shows no page.
  public func link(_ segue: Segue?, key: String? = nil, @HTMLBuilder label: () -> HTML) -> HTML {
    scene.link(segue, key: key, label: label)
  }
}

extension SceneContext<WebInterface> {
  /// Returns a link to the page that a segue shows, or only the label if it shows no page.
  ///
  /// A link to a web page opens the app's own page about it, if there is one.
  public func link(_ segue: Segue?, key: String? = nil, @HTMLBuilder label: () -> HTML) -> HTML {
    guard let target = target(of: segue) else { return label() }
    return HTML.element("a", [target, key.map(HTML.Attribute.key)]) { label() }
  }

  private func target(of segue: Segue?) -> HTML.Attribute? {
    switch segue {
    case .link(let url):
      let route = modules.route(opening: url, in: container)
      return host.path(of: route).flatMap { HTML.Attribute.page($0) } ?? .link(url)
    case .external(.web(let url)): return .link(url)
    default: return host.path(of: segue?.routes.last).flatMap { HTML.Attribute.page($0) }
    }
  }
}
