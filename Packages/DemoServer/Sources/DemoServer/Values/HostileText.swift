/// Text that must never be written to a terminal: sequences that set the clipboard or the title, hide a link or clear
/// the screen, an eight-bit control, a backspace, a carriage return, and a bidirectional override.
enum HostileText {
  static let sample =
    "\u{1B}]52;c;aG9zdGlsZQ==\u{07}\u{1B}]0;hostile\u{07}\u{1B}]8;;https://evil.example\u{1B}\\link\u{1B}]8;;\u{1B}\\"
    + "\u{1B}[2J\u{9B}31m\u{08}\u{0D}\u{202E}elitsoh\u{202C}"
}
