import ArgumentParser
import Presentation
import TerminalUI

/// The `completions` command, which prints a completion script for a shell.
struct CompletionsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = AppDefinition.current.name
    return CommandConfiguration(
      commandName: "completions",
      abstract: LocalizedText(
        en: "Print a script that completes commands and options in a shell.", zhHans: "输出 Shell 的命令和选项补全脚本。"),
      discussion: LocalizedText(
        en: """
          bash: \(name) completions bash > ~/.local/share/bash-completion/completions/\(name)
          zsh:  \(name) completions zsh > DIRECTORY/_\(name), where DIRECTORY is in $fpath
          fish: \(name) completions fish > ~/.config/fish/completions/\(name).fish
          """,
        zhHans: """
          bash：\(name) completions bash > ~/.local/share/bash-completion/completions/\(name)
          zsh： \(name) completions zsh > 目录/_\(name)，该目录需在 $fpath 中
          fish：\(name) completions fish > ~/.config/fish/completions/\(name).fish
          """))
  }

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: RootCommand.completionScript(for: .bash)
      case .zsh: RootCommand.completionScript(for: .zsh)
      case .fish: RootCommand.completionScript(for: .fish)
      }
    }
  }

  @Argument(help: ArgumentHelp(en: "The shell: bash, zsh or fish.", zhHans: "Shell：bash、zsh 或 fish。"))
  var shell: Shell

  @OptionGroup var language: LanguageOption

  func run() throws {
    try language.check()
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: shell.script) }
  }
}
