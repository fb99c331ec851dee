import ArgumentParser
import TerminalUI

/// The `completions` command, which prints a completion script for a shell.
struct CompletionsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = AppDefinition.current.name
    return CommandConfiguration(
      commandName: "completions", abstract: "A script that makes a shell complete commands and options.",
      discussion: """
        bash: \(name) completions bash > ~/.local/share/bash-completion/completions/\(name)
        zsh:  \(name) completions zsh > a folder of your $fpath, as _\(name)
        fish: \(name) completions fish > ~/.config/fish/completions/\(name).fish
        """)
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

  @Argument(help: "bash, zsh or fish.")
  var shell: Shell

  func run() throws {
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: shell.script) }
  }
}
