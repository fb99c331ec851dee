/// A request for which the script has no reply left.
public struct UnscriptedRequest: Error, Sendable, Hashable, CustomStringConvertible {
  /// The method, path and query, as in `GET /coin/rank/2/json`.
  public let route: String
  /// The number of requests that received a reply before this one.
  public let answered: Int

  /// A description of the error.
  public var description: String {
    "The script has no reply to \(route). Requests with a reply: \(answered). Add a reply, or find the code that sends the request."
  }
}
