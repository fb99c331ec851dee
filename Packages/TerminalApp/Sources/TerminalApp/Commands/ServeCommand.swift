public import ArgumentParser
import Foundation
public import Presentation
import TerminalUI

/// The `serve` command, which runs the app's demo server as a standalone server. Add it to the commands of an app that
/// has a demo server.
public struct ServeCommand: AsyncParsableCommand {
  /// The name and the help of the command.
  public static var configuration: CommandConfiguration {
    let app = AppDefinition.current.name
    return CommandConfiguration(
      commandName: "serve",
      abstract: LocalizedText(
        en: "Run the demo server on 127.0.0.1 until it is interrupted.", zhHans: "在 127.0.0.1 上运行演示服务器，直到被中断。"),
      discussion: LocalizedText(
        en: "Prints the server's URL, which you can pass to other commands: \(app) --server http://127.0.0.1:8080",
        zhHans: "输出服务器的 URL，可传给其他命令：\(app) --server http://127.0.0.1:8080"))
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(en: "The port. 0 chooses an unused port.", zhHans: "端口。0 表示自动选择空闲端口。"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      en: "A file in which the server saves changes. The changes are restored when the server starts again.",
      zhHans: "保存更改的文件，服务器再次启动时会恢复这些更改。"))
  var state: String?

  @OptionGroup var language: LanguageOption

  /// Creates the command with its default values, as ArgumentParser requires.
  public init() {}

  /// Starts the server, prints its URL, and waits until it stops.
  ///
  /// - Throws: An `ExitCode` after printing the error, for example if the port is invalid or the server cannot start.
  @MainActor public func run() async throws {
    try await Program.reporting(asJSON: false) {
      try language.check()
      guard let port = UInt16(exactly: port) else { throw Failure(Self.invalidPort(port).text, .usage) }
      if state?.isEmpty == true { throw Failure(SettingsText.empty("--state").text, .usage) }
      let options = DemoOptions(port: port, stateFile: state.map { URL(filePath: $0) })
      guard let server = try await AppDefinition.current.startDemoServer?(options) else { return }
      try Program.print(nil) { [TerminalText(server.url.absoluteString)] }
      while server.isRunning() { try await Task.sleep(for: .seconds(3600)) }
    }
  }

  /// Returns the message for a port that another program uses.
  public static func portInUse(_ port: UInt16) -> LocalizedText {
    LocalizedText(
      en:
        "Port \(port) is in use. Stop the program that uses it, or choose another port with --port. --port 0 chooses an unused port.",
      zhHans: "端口 \(port) 已被占用。请停止占用该端口的程序，或用 --port 选择其他端口。--port 0 会自动选择空闲端口。")
  }

  private static func invalidPort(_ port: Int) -> LocalizedText {
    LocalizedText(
      en: "--port \(port) is not a port. Use a number from 0 to 65535.",
      zhHans: "--port \(port) 不是有效的端口。请使用 0 到 65535 之间的数。")
  }
}
