import Foundation
public import Presentation
import TerminalUI
public import TerminalUITest
import Testing

/// The golden files of screens: each state of a screen at 80 columns in dark English, and its main state at other sizes,
/// in the themes and in the languages.
///
/// For example:
///
///     try GoldenScreens.check("notes", ListState.all(of: notes)) { state, look in
///       try look.show { NotesScreen(PreviewNotes(state), context: $0) }
///     }
///
/// If libvterm is installed, it must show the same text as the emulator of the tests.
///
/// `TESSERA_WRITE_GOLDEN=1` writes the files.
@MainActor public enum GoldenScreens {
  /// Fails the test unless a screen looks exactly as in its golden file. Then it also writes a page in HTML, which shows
  /// both screens next to each other, and names the page in the failure.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the folder `Golden` next to the test, without its extension.
  ///   - states: The states of the screen with their names, the main state first.
  ///   - show: A closure that shows a state in a look.
  public static func check<State>(
    _ name: String, _ states: [(name: String, value: State)], test: String = #filePath,
    show: (State, ScreenLook) throws -> ScreenDriver
  ) throws {
    let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Golden/\(name).txt")
    var shown: [Section] = []
    for (index, state) in states.enumerated() {
      for look in [ScreenLook.standard] + (index == 0 ? ScreenLook.others : []) {
        let driver = try show(state.value, look)
        look.apply(to: driver.application)
        // Long enough for signs of progress, and short enough for messages.
        driver.advance(by: .seconds(1))
        let text = driver.terminal.emulator.styledText(in: look.theme)
        #expect(LibVTerm.differences(from: driver.terminal.emulator, after: driver.terminal.output) == [])
        shown.append(Section(title: "\(state.name) \(look.name)", look: look, text: text))
      }
    }
    let text = shown.map { "=== \($0.title)\n\($0.text)\n" }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      print("Wrote \(file.path(percentEncoded: false))")  // allow(no-print): tests have no screen
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    if golden == text { return }
    let page = try differences(of: shown, from: golden, name: name)
    Issue.record("\(name) differs from its golden file: \(page.path(percentEncoded: false))")
  }

  /// A screen in a file.
  private struct Section {
    let title: String
    let look: ScreenLook
    let text: String

    func svg(_ text: String) -> String {
      TerminalEmulator(styledText: text, size: look.size, theme: look.theme)
        .svg(foreground: look.theme.rgb(.text), background: look.theme.rgb(.background))
    }
  }

  /// Writes a page that shows each screen that differs, as it is in the golden file and as it is now.
  private static func differences(of shown: [Section], from golden: String, name: String) throws -> URL {
    let old = Dictionary(
      golden.split(separator: "=== ").map { part in
        let parts = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.dropFirst().joined().trimmingSuffix("\n"))
      }, uniquingKeysWith: { first, _ in first })
    let rows = shown.filter { old[$0.title] != $0.text }.map { section in
      "<h2>\(section.title)</h2><table><tr><th>Golden<th>Now<tr>"
        + "<td>\(old[section.title].map(section.svg) ?? "none")<td>\(section.svg(section.text))</table>"
    }
    let page = FileManager.default.temporaryDirectory.appending(path: "golden-\(name).html")
    try Data("<!doctype html><meta charset=utf-8><title>\(name)</title>\(rows.joined())".utf8).write(to: page)
    return page
  }
}

extension ListState {
  /// Each state of a list, with rows where it has any.
  public static func all(of rows: [Row]) -> [(name: String, value: Self)] {
    func content(_ header: ListContent<Row>.Header, _ footer: ListContent<Row>.Footer) -> Self {
      .content(ListContent(rows: rows, header: header, footer: footer))
    }
    return [
      ("rows", content(.current, .idle)), ("end", content(.current, .endReached)),
      ("refreshing", content(.refreshing, .idle)), ("stale", content(.stale(.offline), .endReached)),
      ("loading more", content(.current, .loadingMore)), ("more failed", content(.current, .loadMoreFailed(.offline))),
      ("loading", .loading), ("empty", .empty), ("failed", .failed(.offline)),
    ]
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    String(reversed().drop { $0 == suffix }.reversed())
  }
}
