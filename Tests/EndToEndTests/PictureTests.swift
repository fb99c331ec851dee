import Foundation
import TerminalUI
import TerminalUITest
import Testing

/// What `Scripts/pictures` runs: the pictures of the documentation, taken of the real program.
@Suite(
  "Pictures of the documentation", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Picture.folder != nil, "Scripts/pictures names the folder"))
struct PictureTests {
  @Test("Pictures of the documentation are what the program shows", arguments: Picture.all)
  fileprivate func take(_ picture: Picture) throws {
    let folder = try #require(Picture.folder)
    let terminal = try Program().start(
      picture.arguments, size: picture.size, variables: ["COLORTERM": "truecolor"])
    for step in picture.keys {
      #expect(terminal.wait(seconds: 20) { $0.text.contains(step.text) }, "\(terminal.emulator.text)")
      terminal.press(step.key)
    }
    #expect(terminal.wait(seconds: 20) { $0.text.contains(picture.text) }, "\(terminal.emulator.text)")
    terminal.waitForSilence(seconds: 0.5)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(terminal.emulator.svg(background: RGB(hex: 0)).utf8).write(
      to: folder.appending(path: "\(picture.name).svg"))
  }
}

private struct Picture: Sendable, CustomTestStringConvertible {
  static let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"].map { URL(filePath: $0) }

  let name: String
  var arguments: [String] = []
  var size = Size(columns: 80, rows: 20)
  /// Pressed one after the other, each once the text before it is seen.
  var keys: [(text: String, key: Key)] = []
  /// Seen when all is there.
  let text: String

  var testDescription: String { name }

  static let all = [
    Picture(name: "ranking", arguments: ["rank"], keys: [("149348", "j"), ("149348", "j")], text: "149348"),
    Picture(name: "help", arguments: ["rank"], keys: [("149348", "?")], text: "Page down"),
    Picture(name: "moments", arguments: ["moments"], size: Size(columns: 80, rows: 24), text: "▄▄▄▄"),
    Picture(name: "timeline", arguments: ["timeline", "@mira_okafor,@ada_b"], text: "Mira Okafor @mira_okafor"),
  ]
}
