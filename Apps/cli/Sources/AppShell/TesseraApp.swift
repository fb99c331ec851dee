import Composition
import DemoServer
import Persistence
import Presentation
import TerminalApp

/// The entry point of the app, and its definition.
public enum TesseraApp {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let definition = AppDefinition(
    name: "tessera", version: version, licenses: License.all, linkHost: "momentsapp.com", features: Features.all,
    commands: [ServeCommand.self, WebCommand.self],
    startDemoServer: { options in
      var configuration = DemoServer.Configuration()
      configuration.stateFile = options.stateFile
      do {
        let server = try await DemoServer.start(port: options.port, configuration: configuration)
        return DemoService(
          url: server.baseURL, secrets: DemoServer.Accounts.secrets.mapValues { Secret($0) },
          user: .demo, isRunning: { server.isRunning }, stop: server.stop)
      } catch let error as DemoServerError {
        throw Failure(error.message.text)
      }
    })

  /// Runs the command that the process's arguments name. If the command fails, exits with its exit code.
  @MainActor public static func main() async { await Program.main(definition) }
}

extension DemoUser {
  /// The user of the demo server who is logged in from the start.
  fileprivate static let demo = DemoUser(
    name: "\(DemoServer.Accounts.mastodonUsername)@mastodon.example", token: DemoServer.Accounts.mastodonToken,
    clientID: DemoServer.Accounts.mastodonClient.id, clientSecret: DemoServer.Accounts.mastodonClient.secret)
}

extension DemoServerError {
  fileprivate var message: LocalizedText {
    switch self {
    case .portInUse(let port): ServeCommand.portInUse(port)
    case .cannotListen(let port, _):
      LocalizedText(en: description, zhHans: "演示服务器无法监听 127.0.0.1:\(port)。请用 --port 选择其他端口，例如 0（自动选择空闲端口）。")
    case .unreadableState(let path, _):
      LocalizedText(en: description, zhHans: "无法读取演示服务器的状态文件 \(path)。请删除该文件后重试。")
    case .unwritableState(let path, _):
      LocalizedText(en: description, zhHans: "无法写入演示服务器的状态文件 \(path)。请选择可写文件夹中的文件。")
    }
  }
}
