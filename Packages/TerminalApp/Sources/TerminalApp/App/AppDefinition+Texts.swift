public import ArgumentParser

/// What the current app says about its commands, in ``language``, for tests of a composed app.
extension AppDefinition {
  /// The names of the commands that the help lists.
  public static var commandNames: [String] { RootCommand.commandNames }

  /// The commands with their arguments and help, as ArgumentParser describes them in JSON.
  public static var commandDump: String { RootCommand._dumpHelp() }

  /// The manual page in `mdoc` format.
  ///
  /// - Throws: A `DecodingError` if ArgumentParser describes the commands in another form.
  public static var manualPage: String { get throws { try ManualPage.ofThisProgram().text } }

  /// Returns the script that completes command lines in a shell.
  public static func completionScript(for shell: CompletionShell) -> String {
    RootCommand.completionScript(for: shell)
  }
}
