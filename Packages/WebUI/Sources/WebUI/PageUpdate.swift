import Foundation

/// A change of a page that is shown in a browser. The page's script applies it without moving what the user reads, and
/// without changing what the user types.
public enum PageUpdate: Sendable, Hashable {
  /// Removes a row of the page's list.
  case remove(row: String)
  /// Inserts a row after another one, or as the first for `nil`.
  case insert(HTML, after: String?)
  /// Moves a row after another one, or to the start for `nil`.
  case move(row: String, after: String?)
  /// Replaces a row, keyed by its identifier.
  case replace(HTML, row: String)
  /// Replaces the contents of the element with an identifier. Elements in it whose identifiers remain are kept.
  case part(String, HTML)
  /// Opens another page of the app.
  case open(path: String)

  /// Returns the updates as an event of a stream, with the number of the page's state after them.
  public static func event(_ updates: [PageUpdate], state: Int) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode(updates.map(\.encoded))) ?? Data("[]".utf8)
    // JSON has no line breaks outside strings, and escapes those in strings.
    return Array("id: \(state)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }

  private var encoded: [String?] {
    switch self {
    case .remove(let row): ["remove", row]
    case .insert(let html, let row): ["insert", html.markup, row]
    case .move(let row, let previous): ["move", row, previous]
    case .replace(let html, let row): ["replace", html.markup, row]
    case .part(let id, let html): ["part", html.markup, id]
    case .open(let path): ["open", path]
    }
  }
}
