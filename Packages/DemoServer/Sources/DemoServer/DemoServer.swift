import FlyingSocks
public import Foundation
import Locking

// allow(type-names): the module consists of this server, so clients need not qualify the few other types.
/// An HTTP server on a loopback port that implements the APIs of the features with generated data.
///
/// For example:
///
///     let server = try await DemoServer.start()
///     let ranking = server.baseURL.appending(path: "wanandroid/coin/rank/1/json")
///     await server.stop()
///
/// The server listens on 127.0.0.1 only. All members can be used from any thread. The server stops when its last
/// reference is released.
///
/// - Warning: The tokens of the server are predictable, and its passwords are public. Do not store confidential data in
///   it.
public final class DemoServer: Sendable {
  /// The port, which ``stop()`` and ``restart()`` do not change.
  public let port: UInt16
  private let limits: Limits
  private let engine: Locked<Engine>
  private let state: Locked<State>

  private enum State {
    case running(Listener)
    /// The socket keeps the port, so that requests to a stopped server do not reach one that started after it. It is `nil`
    /// on macOS, and if another program has taken the port.
    case stopped(Socket?)
  }

  /// Starts a server that accepts connections when this method returns.
  ///
  /// - Parameters:
  ///   - port: The port to listen on, or 0 for any free port.
  ///   - configuration: The settings of the server.
  /// - Throws: A ``DemoServerError``.
  public static func start(port: UInt16 = 0, configuration: Configuration = Configuration()) async throws -> DemoServer
  {
    try DemoServer(port: port, configuration: configuration)
  }

  private init(port: UInt16, configuration: Configuration) throws {
    limits = configuration.limits
    engine = Locked(try Engine(configuration: configuration))
    let first = try Self.listen(on: port, limits: limits, engine: engine)
    self.port = first.port
    state = Locked(.running(first))
  }

  deinit {
    state.withLock { state in
      switch state {
      case .running(let listener): listener.stopSoon()
      case .stopped(let socket): try? socket?.close()
      }
    }
  }

  private static func listen(on port: UInt16, limits: Limits, engine: Locked<Engine>) throws -> Listener {
    try Listener(
      port: port, limits: limits, answer: { request in engine.withLock { $0.reply(to: request) } },
      events: { feed, origin in engine.withLock { $0.events(of: &feed, at: origin) } })
  }

  /// The URL of the server, `http://127.0.0.1:` and the port. The paths of the APIs are below this URL.
  public var baseURL: URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    // These components always form a valid URL.
    return components.url ?? URL(filePath: "/")
  }

  /// A Boolean value that indicates whether the server accepts connections.
  public var isRunning: Bool { state.withLock { if case .running = $0 { true } else { false } } }

  /// Closes the port and all connections, even in the middle of a response. When this method returns, no thread of the
  /// server is running.
  ///
  /// The server keeps its state for ``restart()``. Does nothing if the server is not running.
  public func stop() async {
    let running: Listener? = state.withLock { state in
      guard case .running(let listener) = state else { return nil }
      state = .stopped(nil)
      return listener
    }
    guard let running else { return }
    await running.stop()
    #if os(Linux)
      // Elsewhere, nobody could ask for the port by its number, which another server may do on purpose.
      state.withLock { if case .stopped = $0 { $0 = .stopped(try? Socket.reserving(port)) } }
    #endif
  }

  /// Listens again on the same port, with the same state. Does nothing if the server is running.
  ///
  /// - Throws: ``DemoServerError/portInUse(_:)`` if another program has taken the port in the meantime.
  public func restart() async throws {
    try state.withLock { state in
      guard case .stopped(let socket) = state else { return }
      try? socket?.close()
      state = .stopped(nil)
      state = .running(try Self.listen(on: port, limits: limits, engine: engine))
    }
  }

  /// Applies faults to the next `count` matching requests.
  ///
  /// - Parameters:
  ///   - faults: The faults, all of which apply to each of these requests.
  ///   - path: The path of the affected requests, such as `/wanandroid/coin`. Includes all paths below it.
  ///   - method: The method of the affected requests, or `nil` for any method.
  ///   - skipped: The number of matching requests before the first affected request.
  ///   - count: The number of affected requests.
  public func inject(
    _ faults: Fault..., into path: String = "/", method: String? = nil, skipping skipped: Int = 0, count: Int = 1
  ) {
    engine.withLock {
      $0.faults.add(
        FaultPlan.Entry(path: path, method: method, faults: faults, skipped: skipped, remaining: count))
    }
  }

  /// Removes all faults, including those that have applied to only some of their requests.
  public func removeFaults() { engine.withLock { $0.faults.removeAll() } }

  /// Adds posts to the timelines immediately, in addition to the scheduled posts.
  public func publishPosts(_ count: Int) { engine.withLock { $0.publishPosts(count) } }

  /// Sets the response of `/remote-config`.
  public func setRemoteConfig(_ config: RemoteConfig) { engine.withLock { $0.setRemoteConfig(config) } }

  /// The last 500 requests to the APIs, oldest first. Does not include rejected requests from web pages or requests to
  /// `/_control`.
  public var requests: [RequestRecord] { engine.withLock { $0.records } }

  /// The error that occurred when the last change was written to the state file, or `nil` if there was none. After an
  /// error, the server continues with its state in memory and tries again at the next request.
  public var stateError: DemoServerError? { engine.withLock { $0.saveError } }

  /// Resets the server to its initial state. Removes all added accounts, sessions, posts, faults and request records.
  public func reset() { engine.withLock { $0.reset() } }
}
