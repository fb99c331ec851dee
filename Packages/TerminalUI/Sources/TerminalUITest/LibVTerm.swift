import CPseudoTerminal
public import TerminalUI

/// libvterm, the emulator of several editors, which shares no code with ``TerminalEmulator``. If both show the same, the
/// output of a program does not depend on one emulator's reading of it.
///
/// The library is opened at run time, so that tests are built without it. On Debian, it is in the package `libvterm0`.
public enum LibVTerm {
  /// A Boolean value that indicates whether the library is installed.
  public static let isInstalled = lines(after: [], size: Size(columns: 1, rows: 1)) != nil

  /// Returns the visible text after the output of a program, row by row, without trailing spaces, or `nil` if the
  /// library is not installed.
  ///
  /// - Parameters:
  ///   - output: All output of the program.
  ///   - size: The size of the window, which has not changed.
  public static func lines(after output: [UInt8], size: Size) -> [String]? {
    // A cell has at most six scalars of four bytes.
    var text = [CChar](repeating: 0, count: size.rows * (size.columns * 24 + 1))
    let length = pty_libvterm_screen(
      output, output.count, Int32(size.columns), Int32(size.rows), &text, text.count)
    guard length >= 0 else { return nil }
    let lines = text.prefix(length).split(separator: 10, omittingEmptySubsequences: false).map { line in
      let bytes = line.map(UInt8.init(bitPattern:))
      return String(decoding: bytes[..<(bytes.lastIndex { $0 != 32 }.map { $0 + 1 } ?? 0)], as: UTF8.self)
    }
    return lines + Array(repeating: "", count: max(0, size.rows - lines.count))
  }

  /// Returns the rows in which an emulator and the library show different text after the same output. Rows with
  /// clusters of several scalars are not compared, because terminals disagree about them. The array is empty if the
  /// library is not installed.
  public static func differences(from emulator: TerminalEmulator, after output: [UInt8]) -> [String] {
    guard let others = lines(after: output, size: emulator.size) else { return [] }
    return zip(emulator.lines, others).enumerated().compactMap { row, texts in
      let (text, other) = texts
      if text == other || !text.allSatisfy({ $0.unicodeScalars.count == 1 }) { return nil }
      return "row \(row): “\(text)”, libvterm: “\(other)”"
    }
  }
}
