import TerminalUI

extension FuzzTarget {
  /// The target whose property is that the same bytes produce the same keys, however they are divided into chunks.
  static let keys = FuzzTarget(name: "keys") { bytes in
    var whole = InputParser()
    var pieces = InputParser()
    let expected = whole.parse(bytes) + whole.flush()
    let events = bytes.flatMap { pieces.parse(CollectionOfOne($0)) } + pieces.flush()
    try require(events == expected, "\(events) is not \(expected)")
  }

  /// The target whose property is that text contains no control characters, and none that reorder or hide text.
  static let terminalText = FuzzTarget(name: "terminal-text") { bytes in
    let untrusted = String(decoding: bytes, as: UTF8.self)
    let text = TerminalText(untrusted)
    try require(text.string.utf8.count <= 64 << 10, "a line of \(text.string.utf8.count) bytes")
    for text in TerminalText.lines(untrusted) + [text] {
      let fault = text.string.unicodeScalars.first { isCommand($0) }
      try require(fault == nil, "U+\(String(fault?.value ?? 0, radix: 16)) is left")
      let again = TerminalText.lines(text.string)
      try require(again == [text], "sanitizing again changes \(text.string.debugDescription)")
    }
  }

  /// The target whose properties are that pasted text can be read back, and that the cursor is within the available
  /// width.
  static let textField = FuzzTarget(name: "text-field") { bytes in
    // The fuzzer and the tests run the targets on the main actor.
    try MainActor.assumeIsolated {
      let field = TextField()
      _ = field.receive(.paste(String(decoding: bytes, as: UTF8.self)))
      var canvas = Canvas(size: Size(columns: 20, rows: 1))
      field.draw(in: &canvas)
      try require(canvas.lines.allSatisfy { $0.columns <= 20 }, "a line that is too long")
      _ = field.receive(.key(.control("u")))
      try require(field.text.isEmpty, "\(field.text.debugDescription) is left")
    }
  }

  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
