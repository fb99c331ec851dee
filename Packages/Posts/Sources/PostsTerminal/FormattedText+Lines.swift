import Foundation
import Posts
import TerminalUI

extension FormattedText {
  /// Returns the wrapped lines of a text with which this one begins, with the styles and links of its parts. The lines of
  /// a program have a background over their whole width.
  func lines(of beginning: String, columns: Int, measuring width: ColumnWidth) -> [StyledText] {
    var rest = spans[...]
    var open: [TextSpan] = []
    var start = 0
    return beginning.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [StyledText] in
      let range = start..<start + line.utf8.count
      start = range.upperBound + 1
      open.removeAll { $0.range.upperBound <= range.lowerBound }
      let next = rest.prefix { $0.range.lowerBound < range.upperBound }
      open += next
      rest = rest.dropFirst(next.count)
      let lines = TerminalText.lines(String(line)).flatMap { $0.wrapped(to: columns, measuring: width) }
      if open.contains(where: { $0.kind == .preformatted }) {
        return lines.map { StyledText($0.padded(to: columns), Style(.text, on: .surface)) }
      }
      if open.isEmpty || open.count > Self.partsOfLine { return lines.map { StyledText($0) } }
      return Self.styled(lines, Self.pieces(of: line, range, open))
    }
  }

  /// The number of parts beyond which a line has no styles, so that the work is in proportion to the text.
  private static let partsOfLine = 100

  /// A part of a line in one style.
  private struct Piece {
    let text: TerminalText
    let style: Style?
    let link: TerminalText?

    init(_ text: Substring, _ spans: [TextSpan]) {
      self.text = TerminalText(String(text))
      link = spans.last { $0.url != nil }?.url.map { TerminalText($0.absoluteString) }
      var style = Style.plain
      for span in spans {
        switch span.kind {
        case .link: (style.foreground, style.attributes) = (.accent, style.attributes.union(.underline))
        case .mention, .hashtag: style.foreground = .accent
        case .code: style.background = .surface
        case .strong: style.attributes.insert(.bold)
        case .emphasis: style.attributes.insert(.italic)
        case .strikethrough: style.attributes.insert(.strikethrough)
        case .preformatted, .quote: break
        }
      }
      self.style = style == .plain ? nil : style
    }

    func styled(_ text: String) -> StyledText {
      let text = StyledText(TerminalText(text), style)
      return link.map { text.linked(to: $0) } ?? text
    }
  }

  /// Splits a line where a span begins or ends.
  private static func pieces(of line: Substring, _ range: Range<Int>, _ spans: [TextSpan]) -> [Piece] {
    let bounds = Set(
      spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [range.lowerBound, range.upperBound])
    let places = bounds.filter { (range.lowerBound...range.upperBound).contains($0) }.sorted()
    return zip(places, places.dropFirst()).map { start, end in
      let from = line.utf8.index(line.startIndex, offsetBy: start - range.lowerBound)
      let to = line.utf8.index(line.startIndex, offsetBy: end - range.lowerBound)
      return Piece(line[from..<to], spans.filter { $0.range.lowerBound <= start && end <= $0.range.upperBound })
    }
  }

  /// Gives wrapped lines the styles of the pieces of the text that was wrapped. Wrapping only drops spaces; where the
  /// characters differ in another way, because pieces are sanitized apart, the rest has no style.
  private static func styled(_ lines: [TerminalText], _ pieces: [Piece]) -> [StyledText] {
    var rest = pieces.indices.flatMap { index in pieces[index].text.string.map { (character: $0, piece: index) } }[...]
    return lines.map { line in
      var runs: [(piece: Int?, text: String)] = []
      for character in line.string {
        while let next = rest.first, next.character == " ", character != " " { rest.removeFirst() }
        let piece = rest.first?.character == character ? rest.removeFirst().piece : nil
        if piece == nil { rest = [] }
        if let last = runs.indices.last, runs[last].piece == piece {
          runs[last].text.append(character)
        } else {
          runs.append((piece, String(character)))
        }
      }
      return runs.reduce(.empty) { line, run in
        line + (run.piece.map { pieces[$0].styled(run.text) } ?? StyledText(TerminalText(run.text)))
      }
    }
  }
}
