import Composition
import DemoServer
import Persistence
import Presentation
public import TerminalApp

extension DemoService {
  /// Starts a demo server for all services of an app, with those that its features bring as a ``DemoModule``.
  ///
  /// - Parameters:
  ///   - options: The port and the file of the server.
  ///   - scenario: What the server does, or `nil` for a server that responds to every request.
  /// - Throws: A `Failure` if the server cannot listen, or if its file cannot be read or written.
  public static func start(_ options: DemoOptions, _ scenario: DemoScenario? = nil) async throws -> DemoService {
    do {
      let configuration = configuration(options, scenario)
      let server = try await DemoServer.start(port: options.port, configuration: configuration)
      if let scenario, let fault = scenario.fault {
        server.inject(fault, into: scenario.path, skipping: scenario.skipped, count: .max)
      }
      return DemoService(
        url: server.baseURL, secrets: DemoServer.Accounts.secrets.mapValues { Secret($0) },
        user: scenario?.user == .loggedOut ? nil : .demo, isRunning: { server.isRunning }, stop: server.stop)
    } catch let error as DemoServerError {
      throw Failure(error.message.text)
    }
  }

  /// Returns the configuration of the server.
  static func configuration(_ options: DemoOptions, _ scenario: DemoScenario?) -> DemoServer.Configuration {
    var configuration = DemoServer.Configuration()
    configuration.stateFile = options.stateFile
    configuration.services = AppDefinition.current.features.flatMap { ($0 as? any DemoModule)?.demoServices ?? [] }
    scenario?.configure(&configuration)
    return configuration
  }
}

extension DemoUser {
  /// The user of the demo server who is logged in from the start.
  fileprivate static let demo = DemoUser(
    name: DemoAccounts.mastodonName, token: DemoServer.Accounts.mastodonToken,
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
