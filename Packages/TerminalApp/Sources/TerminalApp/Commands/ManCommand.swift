import ArgumentParser
import Foundation
import Presentation
import TerminalUI

/// The `man` command, which prints a manual page generated from the help.
struct ManCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = AppDefinition.current.name
    return CommandConfiguration(
      commandName: "man", abstract: LocalizedText(en: "Print the manual page.", zhHans: "输出手册页。"),
      discussion: LocalizedText(
        en: """
          To read it: \(name) man | man -l -
          To install it: \(name) man > ~/.local/share/man/man1/\(name).1
          """,
        zhHans: """
          阅读：\(name) man | man -l -
          安装：\(name) man > ~/.local/share/man/man1/\(name).1
          """))
  }

  @OptionGroup var language: LanguageOption

  func run() throws {
    try language.check()
    let page = try ManualPage.ofThisProgram()
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: page.text) }
  }
}

extension ManualPage {
  /// Returns the manual page, generated from the same description as the output of `--help`.
  static func ofThisProgram() throws -> ManualPage {
    try ManualPage(
      dump: Data(RootCommand._dumpHelp().utf8),
      licensed: Array(AppDefinition.current.licenses.flatMap(\.parts).dropFirst()))
  }
}
