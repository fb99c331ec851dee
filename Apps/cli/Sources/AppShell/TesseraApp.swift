import Composition
import DemoServer
import Presentation
import TerminalApp

/// The app.
public enum TesseraApp {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let definition = AppDefinition(
    name: "tessera", version: version,
    discussion: LocalizedText(
      en: """
        In a terminal, tessera shows the screens of the last session. Without a server, it uses a demo server inside the program. To use \
        other servers, name them with --server, in TESSERA_SERVER, or in $XDG_CONFIG_HOME/tessera/config.json. `tessera config` \
        lists the settings and their origins.

        For a command that uses one server, --server URL is the URL of that server. Otherwise, and in TESSERA_SERVER and the \
        configuration file, it is the URL of a demo server that provides all services, such as one started with `tessera serve`. \
        --server NAME=URL sets the URL of one server, and --set NAME=VALUE sets a setting.

        Exit codes: 0 success; 1 failure, with the reason on standard error; 64 invalid command line or settings; 69 the server is \
        unreachable or does not respond; 77 not logged in; 128 plus the number of the signal that ended the program.
        """,
      zhHans: """
        在终端中，tessera 会显示上次会话的界面。未指定服务器时，使用程序内置的演示服务器。要使用其他服务器，请通过 --server、\
        TESSERA_SERVER 或 $XDG_CONFIG_HOME/tessera/config.json 指定。`tessera config` 会列出所有设置及其来源。

        对于只使用一个服务器的命令，--server URL 是该服务器的 URL；对于其他命令，以及在 TESSERA_SERVER 和配置文件中，\
        它是提供所有服务的演示服务器的 URL，例如用 `tessera serve` 启动的服务器。--server 名称=URL 设置单个服务器的 URL，\
        --set 名称=值 设置一项设置。

        退出码：0 成功；1 失败，原因见标准错误；64 命令行或设置有误；69 服务器无法连接或没有响应；77 未登录；\
        程序被信号终止时为 128 加信号编号。
        """),
    licenses: License.all, linkHost: "momentsapp.com", features: Features.all, commands: [ServeCommand.self],
    startDemoServer: { options in
      var configuration = DemoServer.Configuration()
      configuration.stateFile = options.stateFile
      do {
        let server = try await DemoServer.start(port: options.port, configuration: configuration)
        return DemoService(url: server.baseURL, isRunning: { server.isRunning }, stop: server.stop)
      } catch let error as DemoServerError {
        throw Failure(error.message.text)
      }
    })

  /// Runs the command in the process's arguments, and exits.
  public static func main() async { await Program.main(definition) }
}

extension DemoServerError {
  fileprivate var message: LocalizedText {
    switch self {
    case .cannotListen(let port, _):
      LocalizedText(en: description, zhHans: "演示服务器无法监听 127.0.0.1:\(port)。请停止占用该端口的程序，或用 --port 0 选择空闲端口。")
    case .unreadableState(let path, _):
      LocalizedText(en: description, zhHans: "无法读取演示服务器的状态文件 \(path)。请删除该文件后重试。")
    case .unwritableState(let path, _):
      LocalizedText(en: description, zhHans: "无法写入演示服务器的状态文件 \(path)。请选择可写文件夹中的文件。")
    }
  }
}
