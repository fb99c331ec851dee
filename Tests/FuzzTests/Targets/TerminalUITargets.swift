import TerminalUI

extension FuzzTarget {
  /// The same bytes are the same keys, however they are cut into portions.
  static let keys = FuzzTarget(name: "keys") { bytes in
    var whole = InputParser()
    var pieces = InputParser()
    let expected = whole.parse(bytes) + whole.flush()
    let events = bytes.flatMap { pieces.parse(CollectionOfOne($0)) } + pieces.flush()
    try require(events == expected, "\(events) is not \(expected)")
  }

  /// Nothing that a terminal obeys, and nothing that reorders or hides text, is left.
  static let terminalText = FuzzTarget(name: "terminal-text") { bytes in
    let untrusted = String(decoding: bytes, as: UTF8.self)
    for text in TerminalText.lines(untrusted) + [TerminalText(untrusted)] {
      let fault = text.string.unicodeScalars.first { isCommand($0) }
      try require(fault == nil, "U+\(String(fault?.value ?? 0, radix: 16)) is left")
      try require(TerminalText(text.string) == text, "sanitising once more changes \(text.string.debugDescription)")
    }
  }

  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
