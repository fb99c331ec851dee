/// The control sequences of terminals, as ECMA-48 and xterm define them. No other code in the module writes escape
/// characters.
struct ControlSequence {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func text(_ character: Character) {
    bytes.append(contentsOf: character.utf8)
  }

  mutating func text(_ text: TerminalText) {
    bytes.append(contentsOf: text.string.utf8)
  }

  mutating func space() {
    bytes.append(0x20)
  }

  mutating func newline() {
    bytes.append(0x0A)
  }

  /// Writes `CSI`, the parameters and the final character.
  mutating func csi(_ parameters: String, _ final: Character) {
    bytes.append(contentsOf: [0x1B, 0x5B])
    bytes.append(contentsOf: parameters.utf8)
    bytes.append(contentsOf: final.utf8)
  }

  /// Starts an application program command, which `stringEnd` ends.
  mutating func applicationCommand(_ text: String) {
    bytes += [0x1B, 0x5F]
    bytes += text.utf8
  }

  mutating func append(_ text: String, _ payload: some Sequence<UInt8>) {
    bytes += text.utf8
    bytes += payload
  }

  mutating func stringEnd() { bytes += [0x1B, 0x5C] }

  /// Writes `DCS`, the content and `ST`.
  mutating func deviceControl(_ content: [UInt8]) {
    bytes += [0x1B, 0x50]
    bytes += content
    stringEnd()
  }

  /// Moves the cursor to a position, counted from 0.
  mutating func move(toColumn column: Int, row: Int) {
    switch (row, column) {
    case (0, 0): csi("", "H")
    case (_, 0): csi("\(row + 1)", "H")
    default: csi("\(row + 1);\(column + 1)", "H")
    }
  }

  mutating func moveRight(_ count: Int) { csi(count == 1 ? "" : "\(count)", "C") }
  mutating func carriageReturn() { bytes.append(0x0D) }

  /// Copies text to the clipboard of the terminal's user, also over SSH. The text is encoded in Base64, so the terminal
  /// does not interpret any part of it.
  mutating func copy(_ text: TerminalText) {
    bytes.append(contentsOf: "\u{1B}]52;c;".utf8)
    bytes.append(contentsOf: Base64.encode(text.string.utf8))
    bytes.append(0x07)
  }

  /// Sets the title of the window. Sanitized text contains no byte that could end the title early.
  mutating func title(_ text: TerminalText) {
    bytes.append(contentsOf: "\u{1B}]2;".utf8)
    self.text(text)
    bytes.append(0x07)
  }

  /// Makes subsequent text a link, or ends the link if there is no URL. See ``isLink(_:)``.
  mutating func link(_ url: TerminalText?) {
    bytes.append(contentsOf: "\u{1B}]8;;\(url?.string ?? "")\u{1B}\\".utf8)
  }

  /// The query for the background color. The terminal's reply is received as input; see ``InputEvent/background(_:)``.
  static let backgroundQuery: [UInt8] = Array("\u{1B}]11;?\u{07}".utf8)

  /// The query for the terminal's attributes. In the reply, the number 4 means that the terminal supports sixels.
  static let attributesQuery: [UInt8] = Array("\u{1B}[c".utf8)
  /// The query for the size of a cell in pixels.
  static let cellSizeQuery: [UInt8] = Array("\u{1B}[16t".utf8)

  mutating func eraseToEndOfLine() { csi("", "K") }
  mutating func eraseScreen() { csi("2", "J") }
  mutating func showCursor(_ isShown: Bool) { csi("?25", isShown ? "h" : "l") }

  /// Changes the attributes of subsequent text from one look to another, in as few bytes as possible.
  mutating func change(from old: Palette.Look, to new: Palette.Look) {
    if old == new { return }
    let reset = [""] + Self.parameters(from: Palette.Look(), to: new)
    let delta = Self.parameters(from: old, to: new)
    let shorter = [reset, delta].map { $0.joined(separator: ";") }.min { $0.utf8.count < $1.utf8.count }
    csi(shorter ?? "", "m")
  }

  private static func parameters(from old: Palette.Look, to new: Palette.Look) -> [String] {
    var parameters: [String] = []
    var kept = old.attributes
    for (flags, off) in switches where !old.attributes.subtracting(new.attributes).isDisjoint(with: flags) {
      parameters.append(off)
      kept.subtract(flags)  // code 22 ends both bold and dim; the loop below restores the other one
    }
    for (flag, on) in attributeCodes where new.attributes.contains(flag) && !kept.contains(flag) {
      parameters.append(on)
    }
    if old.foreground != new.foreground { parameters.append(code(new.foreground, base: 30)) }
    if old.background != new.background { parameters.append(code(new.background, base: 40)) }
    return parameters
  }

  private static let attributeCodes: [(Style.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
  ]
  private static let switches: [(Style.Attributes, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
  ]

  private static func code(_ entry: Palette.Entry, base: Int) -> String {
    switch entry {
    case .standard: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let rgb): "\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}

extension ControlSequence {
  /// Returns a frame enclosed in the marks of synchronized output, so that the terminal never shows half of the frame.
  /// Does not enclose a frame of less than 1 KiB. Terminals without synchronized output ignore the marks.
  static func frame(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count < 1024 ? bytes : Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// Returns the sequence that saves the window's title, switches to the alternate screen, hides the cursor, turns off
  /// automatic wrapping, and turns on bracketed paste. If `usesMouse` is `true`, the sequence also turns on
  /// reports of the mouse's buttons, its movement while one is pressed, and its wheel.
  static func enter(usesMouse: Bool) -> [UInt8] {
    Array(
      ("\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h" + (usesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : ""))
        .utf8)
  }

  /// Returns the sequence that reverts ``enter(usesMouse:)``. Images of kitty's protocol are deleted only in terminals
  /// that support the protocol, because tmux would interpret the command as a title.
  static func leave(_ images: ImageProtocol) -> [UInt8] {
    var output = ControlSequence()
    if images == .kitty { output.kitty("a=d,d=A") }
    return output.bytes
      + Array(
        "\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t".utf8)
  }
}
