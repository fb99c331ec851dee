public import Foundation
import Locking

// allow(type-names): the module is this server; only Fault, Limits and its error are beside it, and nobody has to qualify them.
/// A real HTTP server on a loopback port that speaks the APIs of the features, with data of its own.
///
/// For example:
///
///     let server = try await DemoServer.start()
///     let ranking = server.baseURL.appending(path: "wanandroid/coin/rank/1/json")
///     await server.stop()
///
/// It listens on 127.0.0.1 alone. All members can be used from any thread. When the last reference is gone it stops on its own.
///
/// - warning: Its tokens are predictable and its passwords are public. Keep nothing in it that matters.
public final class DemoServer: Sendable {
  /// The port, which stays the same over ``stop()`` and ``restart()``.
  public let port: UInt16
  private let limits: Limits
  private let engine: Locked<Engine>
  private let listener: Locked<Listener?>

  /// Starts a server. It accepts connections when this returns.
  ///
  /// - parameter port: 0 chooses a free one.
  /// - throws: ``DemoServerError``.
  public static func start(port: UInt16 = 0, configuration: Configuration = Configuration()) async throws -> DemoServer
  {
    try DemoServer(port: port, configuration: configuration)
  }

  private init(port: UInt16, configuration: Configuration) throws {
    limits = configuration.limits
    engine = Locked(try Engine(configuration: configuration))
    let first = try Self.listen(on: port, limits: limits, engine: engine)
    self.port = first.port
    listener = Locked(first)
  }

  deinit { listener.withLock { $0?.stopSoon() } }

  private static func listen(on port: UInt16, limits: Limits, engine: Locked<Engine>) throws -> Listener {
    try Listener(port: port, limits: limits) { request in engine.withLock { $0.reply(to: request) } }
  }

  /// `http://127.0.0.1:` and the port. The APIs are on the paths below it.
  public var baseURL: URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    // These components always make a URL.
    return components.url ?? URL(filePath: "/")
  }

  /// Whether it accepts connections.
  public var isRunning: Bool { listener.withLock { $0 != nil } }

  /// Closes the port and cuts all connections, also in the middle of an answer. Nothing of it runs when this returns.
  ///
  /// What the server knows is kept for ``restart()``. Does nothing when it has already stopped.
  public func stop() async {
    let running = listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
    await running?.stop()
  }

  /// Listens again on the same port, with all state as it was. Does nothing when it is running.
  ///
  /// - throws: ``DemoServerError/cannotListen(port:reason:)`` when another program has taken the port since.
  public func restart() async throws {
    try listener.withLock { listener in
      if listener == nil { listener = try Self.listen(on: port, limits: limits, engine: engine) }
    }
  }

  /// Makes the next `count` requests fail.
  ///
  /// - parameter faults: All of them strike each of these requests.
  /// - parameter path: Only requests to this path and below it, such as `/wanandroid/coin`.
  /// - parameter method: Only requests with this method; nil is any.
  public func inject(_ faults: Fault..., into path: String = "/", method: String? = nil, count: Int = 1) {
    engine.withLock {
      $0.faults.add(FaultPlan.Entry(path: path, method: method, faults: faults, remaining: count))
    }
  }

  /// Forgets the faults that are still to come.
  public func removeFaults() { engine.withLock { $0.faults.removeAll() } }

  /// Makes posts appear in the timelines at once, besides those that come by themselves.
  public func publishPosts(_ count: Int) { engine.withLock { $0.publishPosts(count) } }

  /// Changes what `/remote-config` answers from now on.
  public func setRemoteConfig(_ config: RemoteConfig) { engine.withLock { $0.setRemoteConfig(config) } }

  /// The last 500 requests that were answered, oldest first. Requests to `/_control` are not among them.
  public var requests: [RequestRecord] { engine.withLock { $0.records } }

  /// Why the last change could not be written to the state file; nil when all is written, or there is no such file. The server goes
  /// on with its state in memory and tries again with the next request.
  public var stateError: DemoServerError? { engine.withLock { $0.saveError } }

  /// Back to a new world that begins now: all accounts, sessions and posts that were added are gone, and faults and records too.
  public func reset() { engine.withLock { $0.reset() } }
}
