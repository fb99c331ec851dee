import Foundation
import TerminalUI

/// A check that draws every sequence of Unicode's `emoji-test.txt` on the real terminal, queries the position of the
/// cursor after each, and compares it with ``ColumnWidth``, once for the whole cluster and once for its individual
/// scalars: `TerminalProbe --widths /usr/share/unicode/emoji/emoji-test.txt`.
@MainActor final class WidthCheck {
  private struct Sample {
    let text: String
    let status: String
  }

  private let samples: [Sample]
  private let terminal: SystemTerminal
  private var input = ""
  private var columns: [Int] = []
  private var expected = 0
  private var finish: CheckedContinuation<Void, Never>?

  init(file: String) throws {
    samples = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2 else { return nil }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return Sample(text: String(String.UnicodeScalarView(scalars)), status: fields[1])
    }
    terminal = try SystemTerminal()
  }

  /// Returns the terminal's results, grouped by the status that Unicode assigns to the sequences.
  func run() async throws -> [StyledText] {
    try terminal.enter { [weak self] event in self?.receive(event) }
    for start in stride(from: 0, to: samples.count, by: 50) {
      let batch = samples[start..<min(start + 50, samples.count)]
      await withCheckedContinuation { continuation in
        (expected, finish) = (start + batch.count, continuation)
        terminal.write(batch.flatMap { Array("\r\u{1B}[K\($0.text)\u{1B}[6n".utf8) })
      }
      if columns.count < expected { break }
    }
    terminal.leave()
    return report
  }

  /// Handles a reply, `ESC [ row ; column R`. Ctrl-C ends the check.
  private func receive(_ event: TerminalEvent) {
    guard case .input(let bytes) = event else { return }
    input += String(decoding: bytes, as: UTF8.self)
    while let end = input.firstIndex(of: "R") {
      let column = input[..<end].split(separator: ";").last.flatMap { Int($0) } ?? 0
      columns.append(column - 1)
      input.removeSubrange(...end)
    }
    guard columns.count == expected || input.contains("\u{3}"), let finish else { return }
    self.finish = nil
    finish.resume()
  }

  private var report: [StyledText] {
    var lines: [StyledText] = []
    for status in ["fully-qualified", "minimally-qualified", "unqualified", "component"] {
      let answers = zip(samples, columns).filter { $0.0.status == status }
      let joined = answers.filter { Self.columns(of: $0.0) == $0.1 }
      let apart = answers.filter { Self.columnsApart(of: $0.0) == $0.1 }
      let others = answers.filter { Self.columns(of: $0.0) != $0.1 && Self.columnsApart(of: $0.0) != $0.1 }
      lines.append(
        "\(status), \(answers.count): \(joined.count) as clusters, \(apart.count) as scalars, \(others.count) otherwise"
      )
      let kinds = Dictionary(grouping: others) { sample, columns in
        "\(columns) instead of \(Self.columns(of: sample)) or \(Self.columnsApart(of: sample))"
      }
      for (kind, group) in kinds.sorted(by: { $0.key < $1.key }) {
        let names = group.prefix(3).map {
          $0.0.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
        }
        lines.append("  \(kind) columns: \(group.count), \(names.joined(separator: " "))")
      }
    }
    return lines
  }

  private static func columns(of sample: Sample) -> Int { ColumnWidth.standard.columns(of: TerminalText(sample.text)) }

  private static func columnsApart(of sample: Sample) -> Int {
    sample.text.unicodeScalars.reduce(0) { $0 + ColumnWidth.standard.columns(of: $1) }
  }
}
