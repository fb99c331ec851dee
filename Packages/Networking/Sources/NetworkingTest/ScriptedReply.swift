public import Foundation
public import Networking
public import Reactive

/// What a scripted server answers to one request.
///
/// For example:
///
/// ```swift
/// ScriptedReply.json(#"{"data": []}"#).on("GET /coin/rank/1/json")
/// ```
public struct ScriptedReply: Sendable {
  enum Outcome: Sendable {
    case result(Result<HTTPResponse, NetworkError>)
    case never
  }

  let outcome: Outcome
  private(set) var route: String?
  private(set) var isRepeated = false
  private(set) var delay: Delay?
  private(set) var progress: [TransferProgress] = []

  struct Delay: Sendable {
    let duration: RxTimeInterval
    let scheduler: any SchedulerType
  }

  /// An answer.
  public static func response(_ response: HTTPResponse) -> ScriptedReply {
    ScriptedReply(outcome: .result(.success(response)))
  }

  /// An answer that holds a JSON text.
  public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> ScriptedReply {
    json(Data(text.utf8), status: status, headers: headers)
  }

  /// An answer that holds a JSON text.
  public static func json(_ data: Data, status: Int = 200, headers: HTTPHeaders = [:]) -> ScriptedReply {
    let type: HTTPHeaders = ["Content-Type": "application/json"]
    return response(HTTPResponse(status: status, headers: type.merging(headers), body: data))
  }

  /// An answer without a body.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> ScriptedReply {
    response(HTTPResponse(status: status, headers: headers))
  }

  /// No answer, but a failure of the exchange.
  public static func failure(_ error: NetworkError) -> ScriptedReply {
    ScriptedReply(outcome: .result(.failure(error)))
  }

  /// Nothing, until the request is canceled.
  public static let never = ScriptedReply(outcome: .never)

  /// This reply, for requests with this method and path only, as in `"GET /coin/rank/1/json"`. With a query, as in
  /// `"GET /search?q=a"`, the query must be equal too.
  public func on(_ route: String) -> ScriptedReply {
    var reply = self
    reply.route = route
    return reply
  }

  /// This reply, for any number of requests instead of one.
  public func repeated() -> ScriptedReply {
    var reply = self
    reply.isRepeated = true
    return reply
  }

  /// This reply, but only when the time has passed on a scheduler, which in tests is one with virtual time.
  public func after(_ duration: RxTimeInterval, on scheduler: any SchedulerType) -> ScriptedReply {
    var reply = self
    reply.delay = Delay(duration: duration, scheduler: scheduler)
    return reply
  }

  /// This reply, with progress of the bodies before it.
  public func reporting(_ progress: TransferProgress...) -> ScriptedReply {
    var reply = self
    reply.progress = progress
    return reply
  }

  func matches(_ request: HTTPRequest) -> Bool {
    guard let route else { return true }
    let path = "\(request.method.rawValue) \(request.url.path(percentEncoded: true))"
    return route == path || request.url.query(percentEncoded: true).map { route == "\(path)?\($0)" } ?? false
  }
}
