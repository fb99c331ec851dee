/// A presenter that prints new contents of the screens as lines, for ``TerminalPresentation/lines``.
@MainActor final class LinePresenter {
  /// Returns the size of the canvas on which screens are drawn before they are printed. Its height limits how much is printed
  /// at once. It is not wider than the terminal, which would break each line a second time.
  static func page(in size: Size) -> Size { Size(columns: min(size.columns, 100), rows: 24) }

  private var input: [UInt8] = []
  private var shown: Set<String> = []
  private var shownRows: [Int: [String]] = [:]
  private var selectedRow: Int?
  private var title: TerminalText?
  private var toast: TerminalText?
  private weak var prompt: Prompt?
  private var status = ""
  private var sayings: [TerminalText] = []

  /// Returns the lines that the given bytes complete.
  func read(_ bytes: [UInt8]) -> [String] {
    input += bytes
    var lines: [String] = []
    while let end = input.firstIndex(of: 0x0A) {
      let line = input[..<end]
      lines.append(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
      input.removeSubrange(...end)
    }
    if input.count > 1 << 16 { input = [] }
    return lines
  }

  /// Prints text with the next frame.
  func say(_ text: TerminalText) {
    sayings.append(text)
  }

  /// Returns the bytes to write for a frame.
  func present(_ canvas: Canvas, for application: TerminalApplication) -> [UInt8] {
    var lines = sayings
    sayings = []
    let title = application.screens.top?.title
    if title != self.title {
      self.title = title
      (shown, shownRows, selectedRow) = ([], [:], nil)
      lines.append("== \(title ?? "") ==")
    }
    lines += news(in: canvas)
    if application.toasts.current != toast {
      toast = application.toasts.current
      if let toast { lines.append(toast) }
    }
    if application.prompt !== prompt {
      prompt = application.prompt
      if let prompt { lines.append(prompt.label) }
    }
    let status = application.statusBar.left.text
    if status.string != self.status {
      self.status = status.string
      if !status.isEmpty { lines.append(status) }
    }
    var output = ControlSequence()
    for line in lines {
      output.text(line)
      output.newline()
    }
    return output.bytes
  }

  /// Returns the lines that are new. A row of a list is printed as a whole: if it was not visible before, if it is
  /// selected now, or if one of its lines has changed. The first line of several contains the age, whose changes are not
  /// news.
  private func news(in canvas: Canvas) -> [TerminalText] {
    let lines = canvas.lines.map { Self.condensed($0.string) }
    let rows = canvas.targets.reduce(into: [Int: (id: Int, lines: Range<Int>)]()) { rows, target in
      if case .row(let id) = target.kind { rows[target.area.rows.lowerBound] = (id, target.area.rows) }
    }
    let (known, knownRows, lastSelected) = (shown, shownRows, selectedRow)
    (shown, shownRows, selectedRow) = ([], [:], nil)
    var news: [String] = []
    var index = 0
    while index < lines.count {
      guard let (id, range) = rows[index], !range.isEmpty else {
        shown.insert(lines[index])
        if !known.contains(lines[index]) { news.append(lines[index]) }
        index += 1
        continue
      }
      let row = lines[range].filter(Self.isReadable)
      let content = row.count > 1 ? Array(row.dropFirst()) : row.map(Self.content)
      let isSelected = row.first?.hasPrefix("> ") == true
      if isSelected { selectedRow = id }
      shownRows[id] = content
      if knownRows[id] != content || isSelected && lastSelected != id { news += row }
      index = range.upperBound
    }
    return news.filter(Self.isReadable).map { TerminalText($0) }
  }

  private static func isReadable(_ line: String) -> Bool { line.contains { $0.isLetter || $0.isNumber } }

  /// Returns the only line of a row without its mark and its number, which changes if rows are inserted above.
  private static func content(_ line: String) -> String {
    String(line.trimmingPrefix("> ").trimmingPrefix { $0.isNumber }.trimmingPrefix(". "))
  }

  /// Returns a line without the spaces that align its parts.
  private static func condensed(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
