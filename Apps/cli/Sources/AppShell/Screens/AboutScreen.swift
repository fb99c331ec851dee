import Foundation
import Presentation
import TerminalUI

/// What this program is, and where its data comes from and goes to.
@MainActor final class AboutScreen: Screen {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  var title: TerminalText { TerminalText(AppText.about[surroundings.language]) }
  var preferredSize: Size? { Size(columns: 60, rows: lines.count) }

  func draw(in canvas: inout Canvas) {
    for (row, line) in lines.enumerated() { canvas.draw(line, row: row) }
  }

  private var lines: [TerminalText] {
    let language = surroundings.language
    let store = surroundings.storeFile?.path(percentEncoded: false) ?? AppText.inMemory[language]
    return [
      "tessera \(Program.version)",
      "\(AppText.server[language])  \(surroundings.serverName)",
      "\(AppText.store[language])  \(store)",
    ]
  }
}
