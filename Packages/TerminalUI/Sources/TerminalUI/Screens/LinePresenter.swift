/// A presenter that prints new contents of the screens as lines, for ``TerminalPresentation/lines``.
@MainActor final class LinePresenter {
  /// The size of the canvas on which screens are drawn before they are printed. Its height limits how much is printed
  /// at once.
  static let page = Size(columns: 100, rows: 24)

  private var input: [UInt8] = []
  private var shown: [String] = []
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
      shown = []
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

  /// Returns the lines that are new. A row that is merely no longer selected is not new.
  private func news(in canvas: Canvas) -> [TerminalText] {
    let lines = canvas.lines.map { Self.condensed($0.string) }.filter { $0.contains { $0.isLetter || $0.isNumber } }
    let known = Set(shown)
    let knownRows = Set(shown.map(Self.unmarked))
    shown = lines
    return lines.filter { line in
      line.hasPrefix("> ") ? !known.contains(line) : !knownRows.contains(line)
    }.map { TerminalText($0) }
  }

  private static func unmarked(_ line: String) -> String {
    line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
  }

  /// Returns a line without the spaces that align its parts.
  private static func condensed(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
