import ArgumentParser
import DemoServer
import Foundation
import Presentation
import TerminalApp
import TerminalUI

/// The command `tessera serve`, which runs the demo server alone.
struct ServeCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve",
      abstract: LocalizedText(
        en: "Run the demo server on 127.0.0.1 until it is interrupted.", zhHans: "在 127.0.0.1 上运行演示服务器，直到被中断。"),
      discussion: LocalizedText(
        en: "Prints its URL, which you can pass to other commands: tessera --server http://127.0.0.1:8080",
        zhHans: "输出自己的 URL，可传给其他命令：tessera --server http://127.0.0.1:8080"))
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(en: "The port. 0 chooses an unused port.", zhHans: "端口。0 表示自动选择空闲端口。"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      en: "A file that stores changes, so that they survive a restart.", zhHans: "保存更改的文件，重启后仍然有效。"))
  var state: String?

  /// The messages about the server.
  private enum Text {
    static func invalidPort(_ port: Int) -> LocalizedText {
      LocalizedText(
        en: "--port \(port) is not a port. Use a number from 0 to 65535.",
        zhHans: "--port \(port) 不是有效的端口。请使用 0 到 65535 之间的数。")
    }

    static func message(_ error: DemoServerError) -> LocalizedText {
      switch error {
      case .cannotListen(let port, _):
        LocalizedText(en: error.description, zhHans: "演示服务器无法监听 127.0.0.1:\(port)。请停止占用该端口的程序，或用 --port 0 选择空闲端口。")
      case .unreadableState(let path, _):
        LocalizedText(en: error.description, zhHans: "无法读取演示服务器的状态文件 \(path)。请删除该文件后重试。")
      case .unwritableState(let path, _):
        LocalizedText(en: error.description, zhHans: "无法写入演示服务器的状态文件 \(path)。请选择可写文件夹中的文件。")
      }
    }
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: false) {
      guard let port = UInt16(exactly: port) else { throw Failure(Text.invalidPort(port).text, .usage) }
      var configuration = DemoServer.Configuration()
      configuration.stateFile = state.map { URL(filePath: $0) }
      let server: DemoServer
      do {
        server = try await DemoServer.start(port: port, configuration: configuration)
      } catch let error as DemoServerError {
        throw Failure(Text.message(error).text)
      }
      try Program.print(nil) { [TerminalText(server.baseURL.absoluteString)] }
      while server.isRunning { try await Task.sleep(for: .seconds(3600)) }
    }
  }
}
