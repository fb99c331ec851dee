public import Foundation
public import Posts
public import Presentation
public import TerminalUI

extension Person {
  /// Returns the height of the row of a person.
  public func height(columns: Int, in language: Language) -> Int {
    lines(language, columns: columns - Person.margin(columns)).count
  }

  /// Draws the row of a person: the image, the name, the username, the standing of the account, and the beginning of the
  /// description.
  ///
  /// - Parameters:
  ///   - language: The language of the standing.
  ///   - image: A closure that returns the image at a URL, or `nil` if it is not loaded.
  ///   - canvas: The canvas.
  @MainActor public func draw(
    _ language: Language, image: @MainActor (URL) -> PixelImage?, in canvas: inout Canvas
  ) {
    let margin = drawImage(image, in: &canvas)
    let lines = lines(language, columns: canvas.size.columns - margin, measuring: canvas.width)
    for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
  }

  /// Draws the image, or initials, unless the canvas is narrow or read line by line. Returns the width of the image and the space after it,
  /// or 0 without one.
  @MainActor public func drawImage(_ image: @MainActor (URL) -> PixelImage?, in canvas: inout Canvas) -> Int {
    let margin = canvas.isLinear ? 0 : Person.margin(canvas.size.columns)
    if margin > 0 { Avatar(TerminalText(beginning: name, columns: 80)).draw(avatar.flatMap(image), in: &canvas) }
    return margin
  }

  /// Returns the name and the username.
  func heading(columns: Int) -> StyledText {
    let name = StyledText(TerminalText(beginning: name, columns: columns), Style(.text, [.bold]))
    return username.isEmpty
      ? name : name + StyledText(" @" + TerminalText(beginning: username, columns: columns), .muted)
  }

  /// Returns the width of the image and the space after it, or 0 if there are fewer than 40 columns.
  public static func margin(_ columns: Int) -> Int { columns < 40 ? 0 : 5 }

  private func lines(
    _ language: Language, columns: Int, measuring width: ColumnWidth = .standard
  ) -> [StyledText] {
    let beginning = TerminalText(beginning: about, columns: 2 * columns)
    let about = beginning.isEmpty ? [] : beginning.wrapped(to: columns, measuring: width).prefix(2)
    let standing =
      standing(in: language).map { TerminalText($0) }?.wrapped(to: columns, measuring: width).prefix(2) ?? []
    return [heading(columns: columns)] + standing.map { StyledText($0, .warning) }
      + about.map { StyledText($0, .muted) }
  }
}

extension TerminalText {
  /// Creates text from the beginning of a string: one character more than fits on a line, so that truncation is
  /// visible. Text from a server can be long, and rows are drawn in every frame.
  init(beginning text: String, columns: Int) { self.init(String(text.prefix(max(columns, 0) + 1))) }
}
