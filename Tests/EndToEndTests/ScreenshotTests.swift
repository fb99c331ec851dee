import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing
import WebAppTest

/// The images and the recording that `Scripts/pictures` makes for the documentation, from the real program.
@Suite(
  .serialized, .timeLimit(.minutes(15)), .enabled(if: Screenshot.folder != nil, "Scripts/pictures names the folder"))
struct ScreenshotTests {
  @Test func `The recording for the documentation shows the tabs and the help of the app`() throws {
    let terminal = try BuiltProgram().start(size: Size(columns: 104, rows: 28), variables: ["COLORTERM": "truecolor"])
    var frames: [TerminalEmulator.Frame] = []
    for step in Self.recording {
      if let key = step.key { terminal.press(key) }
      #expect(terminal.wait(seconds: 20) { $0.text.contains(step.text) }, "\(terminal.emulator.text)")
      terminal.waitForSilence(seconds: 0.5)
      frames.append(TerminalEmulator.Frame(terminal.emulator, seconds: step.seconds))
    }
    try Screenshot.write(TerminalEmulator.svg(of: frames, background: RGB(hex: 0)), name: "recording")
  }

  /// The keys of the recording, each with text that its screen shows, and the duration of its frame.
  private static let recording: [(key: Key?, text: String, seconds: Double)] = [
    (nil, "Demo: nothing leaves", 2), ("j", "╭─ Post", 1), ("j", "╭─ Post", 1), ("j", "╭─ Post", 1),
    ("2", "▄▄▄▄", 1.5), ("j", "▣ A lake at dusk", 2), ("3", "149,348", 1.2), ("j", "149,348", 0.25),
    ("j", "149,348", 0.8),
    (.control("p"), "╭─ Go to", 0.8), ("n", "│ n ", 0.3), ("o", "│ no ", 0.3), ("t", "│ not ", 1),
    (.enter, "╭─ Notifications", 2), ("?", "╭─ Help", 2),
  ]

  @Test(.enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
  func `The image of both front ends shows the same ranking in a terminal and in a browser`() async throws {
    let terminal = try BuiltProgram().start(
      ["rank"], size: Size(columns: 74, rows: 27), variables: ["COLORTERM": "truecolor"])
    #expect(terminal.wait(seconds: 20) { $0.text.contains("149,348") }, "\(terminal.emulator.text)")
    terminal.waitForSilence(seconds: 0.5)
    let web = try BuiltProgram().start(["web", "--no-open"], size: Size(columns: 120, rows: 5))
    #expect(web.wait(seconds: 20) { $0.text.contains("#") }, "\(web.emulator.text)")
    let address = web.emulator.text.firstMatch(of: /http:\S+/).map { String($0.0) }
    let browser = try PageBrowser()
    defer { browser.close() }
    try await browser.open(try #require(address))
    try await browser.wait(until: "document.querySelector('a[href=\"/ranking\"]')")
    try await browser.click("a[href='/ranking']")
    try await browser.wait(until: "document.querySelector('tbody#rows > tr')")
    let page = try await browser.screenshot(width: 640, height: 560)
    func image(_ type: String, _ data: Data) -> String {
      "<img height=560 src='data:\(type);base64,\(data.base64EncodedString())'>"
    }
    let both =
      image("image/svg+xml", Data(terminal.emulator.svg(background: RGB(hex: 0)).utf8)) + image("image/png", page)
    let file = FileManager.default.temporaryDirectory.appending(path: "front-ends-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<body style='margin:0;display:flex;gap:16px'>\(both)".utf8).write(to: file)
    try await browser.open(file.absoluteString)
    try await browser.wait(until: "document.images.length === 2")
    _ = try await browser.evaluate("Promise.all([...document.images].map(image => image.decode())).then(() => '')")
    let width = Int(try await browser.evaluate("`${document.images[0].width}`")) ?? 0
    try Screenshot.write(try await browser.screenshot(width: width + 656, height: 560), name: "front-ends.png")
  }

  @Test(arguments: Screenshot.all) fileprivate func `An image for the documentation shows a screen of the program`(
    _ screenshot: Screenshot
  )
    throws
  {
    let terminal = try BuiltProgram().start(
      screenshot.arguments, size: screenshot.size, variables: ["COLORTERM": "truecolor"])
    for step in screenshot.keys {
      #expect(terminal.wait(seconds: 20) { $0.text.contains(step.text) }, "\(terminal.emulator.text)")
      terminal.press(step.key)
    }
    #expect(terminal.wait(seconds: 20) { $0.text.contains(screenshot.text) }, "\(terminal.emulator.text)")
    terminal.waitForSilence(seconds: 0.5)
    try Screenshot.write(terminal.emulator.svg(background: RGB(hex: 0)), name: screenshot.name)
  }
}

private struct Screenshot: Sendable, CustomTestStringConvertible {
  static let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"].map { URL(filePath: $0) }

  static func write(_ svg: String, name: String) throws { try write(Data(svg.utf8), name: "\(name).svg") }

  static func write(_ data: Data, name: String) throws {
    let folder = try #require(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: name))
  }

  let name: String
  var arguments: [String] = []
  var size = Size(columns: 80, rows: 20)
  /// The keys to press in order, each after its text is visible.
  var keys: [(text: String, key: Key)] = []
  /// The text that is visible when the screen is complete.
  let text: String

  var testDescription: String { name }

  static let all = [
    Screenshot(name: "ranking", arguments: ["rank"], keys: [("149,348", "j"), ("149,348", "j")], text: "149,348"),
    Screenshot(name: "help", arguments: ["rank"], keys: [("149,348", "?")], text: "Page down"),
    Screenshot(name: "moments", arguments: ["moments"], size: Size(columns: 80, rows: 24), text: "▄▄▄▄"),
    Screenshot(name: "timeline", arguments: ["timeline", "@mira_okafor,@ada_b"], text: "Mira Okafor @mira_okafor"),
  ]
}
