import ArgumentParser
import Foundation
import TerminalUI

/// `tessera man`: the manual page, made of what `--help` is made of.
struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "The manual page.",
    discussion: "To read it: tessera man | man -l -    To keep it: tessera man > ~/.local/share/man/man1/tessera.1")

  func run() throws {
    let page = try ManualPage.ofThisProgram()
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: page.text) }
  }
}

extension ManualPage {
  /// Says what `--help` says.
  static func ofThisProgram() throws -> ManualPage {
    try ManualPage(dump: Data(TesseraCommand._dumpHelp().utf8))
  }
}
