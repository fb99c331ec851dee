public import Foundation
public import Networking
public import Reactive

/// A response of a scripted transport to one request.
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
    case stream(ScriptedStream)
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

  /// Returns a reply with the given response.
  public static func response(_ response: HTTPResponse) -> ScriptedReply {
    ScriptedReply(outcome: .result(.success(response)))
  }

  /// Returns a reply whose body is a JSON string.
  public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> ScriptedReply {
    json(Data(text.utf8), status: status, headers: headers)
  }

  /// Returns a reply whose body is JSON data.
  public static func json(_ data: Data, status: Int = 200, headers: HTTPHeaders = [:]) -> ScriptedReply {
    let type: HTTPHeaders = ["Content-Type": "application/json"]
    return response(HTTPResponse(status: status, headers: type.merging(headers), body: data))
  }

  /// Returns a reply without a body.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> ScriptedReply {
    response(HTTPResponse(status: status, headers: headers))
  }

  /// Returns a reply that makes the request fail with the given error.
  public static func failure(_ error: NetworkError) -> ScriptedReply {
    ScriptedReply(outcome: .result(.failure(error)))
  }

  /// A reply that never arrives. The request ends when it is canceled.
  public static let never = ScriptedReply(outcome: .never)

  /// Returns a reply that stays open, and whose body the given stream sends.
  public static func stream(_ stream: ScriptedStream) -> ScriptedReply {
    ScriptedReply(outcome: .stream(stream))
  }

  /// Returns this reply, restricted to requests with the given method and path, such as `"GET /coin/rank/1/json"`. If
  /// the route contains a query, as in `"GET /search?q=a"`, the query must be equal, too.
  public func on(_ route: String) -> ScriptedReply {
    var reply = self
    reply.route = route
    return reply
  }

  /// Returns this reply for use with any number of requests.
  public func repeated() -> ScriptedReply {
    var reply = self
    reply.isRepeated = true
    return reply
  }

  /// Returns this reply with a delay on a scheduler, such as one with virtual time.
  public func after(_ duration: RxTimeInterval, on scheduler: any SchedulerType) -> ScriptedReply {
    var reply = self
    reply.delay = Delay(duration: duration, scheduler: scheduler)
    return reply
  }

  /// Returns this reply, preceded by reports of progress.
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
