import ArgumentParser
import TerminalUI

/// `tessera completions bash`: what makes a shell complete our commands.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "A script that makes a shell complete commands and options.",
    discussion: """
      bash: tessera completions bash > ~/.local/share/bash-completion/completions/tessera
      zsh:  tessera completions zsh > a folder of your $fpath, as _tessera
      fish: tessera completions fish > ~/.config/fish/completions/tessera.fish
      """)

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: TesseraCommand.completionScript(for: .bash)
      case .zsh: TesseraCommand.completionScript(for: .zsh)
      case .fish: TesseraCommand.completionScript(for: .fish)
      }
    }
  }

  @Argument(help: "bash, zsh or fish.")
  var shell: Shell

  func run() throws {
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: shell.script) }
  }
}
