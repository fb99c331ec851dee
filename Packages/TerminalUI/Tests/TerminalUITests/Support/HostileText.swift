extension SplitMix {
  /// Returns text that tries to control the terminal: problematic characters, complete control sequences and random bytes.
  mutating func hostileText() -> String {
    var text = hostileString()
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      text += Self.sequences[Int.random(in: 0..<Self.sequences.count, using: &self)]
      text += hostileString()
    }
    if Int.random(in: 0..<8, using: &self) == 0 {
      let bytes = (0..<Int.random(in: 1...24, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
      text += String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  private static let sequences = [
    "\u{1B}[2J", "\u{1B}[31m", "\u{1B}[1;1H", "\u{1B}]0;title\u{07}", "\u{1B}]52;c;Zm9v\u{1B}\\",
    "\u{1B}P0;1;0q#0!9~\u{1B}\\",
    "\u{1B}_Ga=d,d=A\u{1B}\\", "\u{1B}[?1049l", "\u{1B}c", "\u{1B}[6n", "\u{1B}[c", "\u{9B}31m", "\u{9D}2;x\u{9C}",
    "\u{90}q\u{9C}",
    "\u{1B}(0", "\u{0E}", "\u{0F}", "\u{08}\u{08}", "\r", "\r\n", "\u{7F}", "\u{0}", "\u{1B}[200~",
    "\u{1B}]8;;http://x\u{07}",
    "\u{202E}", "\u{2066}", "\u{2028}", "\u{85}",
  ]
}
