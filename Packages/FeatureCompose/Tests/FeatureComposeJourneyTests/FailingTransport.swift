import DemoServer
import Foundation
import Locking
import Networking
import ReactiveTest

/// The time of a round, which the server's threads read.
final class SharedDate: Sendable {
  private let date: Locked<Date>

  init(_ date: Date) { self.date = Locked(date) }

  var value: Date {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }
}

/// The connections of programs to a server. Each request fails at random in one of the ways in which networks, servers and
/// programs fail, or is performed before the call returns.
final class FailingTransport: Sendable {
  private enum Fault: CaseIterable {
    case performed, lostRequest, lostReply, silence, silentSuccess, duplicate, unavailable, killBefore, killAfter
  }

  private struct State {
    var numbers: SeededGenerator
    var isFailing = false
    var isKilling = false
    /// The number of the last program. The connections of earlier ones are closed.
    var program = 0
  }

  private let state: Locked<State>
  private let transport = CurlTransport()

  init(seed: UInt64) { state = Locked(State(numbers: SeededGenerator(seed: seed &* 7_919))) }

  /// Whether requests fail.
  var isFailing: Bool {
    get { state.withLock { $0.isFailing } }
    set { state.withLock { $0.isFailing = newValue } }
  }

  /// Whether the program ended in the middle of a request.
  var isKilling: Bool { state.withLock { $0.isKilling } }

  /// Closes the connections of the program.
  func disconnect() {
    state.withLock { state in
      state.program += 1
      state.isKilling = false
    }
  }

  /// Returns the transport of a new program.
  func connection() -> any Transport { Connection(owner: self, program: state.withLock { $0.program }) }

  /// Returns the body of the reply to a request by the user that does not fail.
  func body(at url: URL) -> String {
    var request = HTTPRequest(.get, url)
    request.headers["Authorization"] = "Bearer \(DemoServer.Accounts.mastodonToken)"
    guard case .success(let response) = exchange(request) else { return "" }
    return String(decoding: response.body, as: UTF8.self)
  }

  private func exchange(_ request: HTTPRequest) -> Result<HTTPResponse, NetworkError> {
    let result = Locked<Result<HTTPResponse, NetworkError>?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    _ = transport.start(request) { reply in
      result.withLock { $0 = reply }
      isOver.signal()
    }
    isOver.wait()
    return result.withLock { $0 } ?? .failure(.cancelled)
  }

  private struct Connection: Transport {
    let owner: FailingTransport
    let program: Int

    func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
      let exchange = Exchange(completion)
      let fault: Fault? = owner.state.withLock { state in
        guard state.program == program, !state.isKilling else { return nil }
        guard state.isFailing else { return .performed }
        let fault = Fault.allCases.randomElement(using: &state.numbers) ?? .performed
        state.isKilling = fault == .killBefore || fault == .killAfter
        return fault
      }
      switch fault {
      // The program that asks no longer exists.
      case nil, .killBefore, .silence: break
      case .performed: exchange.finish(owner.exchange(request))
      case .lostRequest: exchange.finish(.failure(.transport(.connectionLost)))
      case .lostReply:
        _ = owner.exchange(request)
        exchange.finish(.failure(.transport(.connectionLost)))
      case .silentSuccess, .killAfter: _ = owner.exchange(request)
      case .duplicate:
        _ = owner.exchange(request)
        exchange.finish(owner.exchange(request))
      case .unavailable:
        exchange.finish(.success(HTTPResponse(status: 503)))
      }
      return exchange
    }
  }

  /// A request whose result is reported once.
  private final class Exchange: TransportTask {
    private let completion: Locked<ExchangeCompletion?>

    init(_ completion: @escaping ExchangeCompletion) { self.completion = Locked(completion) }

    func finish(_ result: Result<HTTPResponse, NetworkError>) {
      let completion = completion.withLock { completion in
        defer { completion = nil }
        return completion
      }
      completion?(result)
    }

    func cancel() { finish(.failure(.cancelled)) }
  }
}
