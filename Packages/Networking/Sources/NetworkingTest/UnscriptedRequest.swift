/// A request for which the script has no reply left.
public struct UnscriptedRequest: Error, Sendable, Hashable, CustomStringConvertible {
  /// The method, the path and the query as they are sent, as in `GET /search?q=a%20b`.
  public let route: String
  /// The routes of the replies that are left, up to five.
  public let left: [String]
  /// The number of requests that received a reply before this one.
  public let answered: Int

  /// A description of the error.
  public var description: String {
    let replies = left.isEmpty ? "" : " Replies left: \(left.joined(separator: ", "))."
    return "The script has no reply to \(route). Requests with a reply: \(answered).\(replies) "
      + "Add a reply, or find the code that sends the request."
  }
}
