/// An error that a server reports in the body of a response whose status code the endpoint accepts.
public struct BusinessFailure: Error, Sendable, Hashable {
  /// The server's code, such as wanandroid's -1001 for "log in first", or `nil` if the API has no numeric codes.
  public var code: Int?
  /// The server's name for the error, such as GraphQL's `NOT_FOUND`, or `nil` if there is none.
  public var name: String?
  /// The server's message, on one line, at most 200 characters, or `nil` if there is none.
  public var message: String?

  /// Creates a failure.
  public init(code: Int?, name: String? = nil, message: String?) {
    self.code = code
    self.name = name
    self.message = message
  }
}

extension BusinessFailure {
  var explanation: Explanation {
    let number = code.map { " (\($0))" } ?? ""
    return Explanation(
      message.map { "The server reports: “\($0)”\(number)." } ?? "The server rejected the request\(number).",
      "Check your input, and whether you are logged in.")
  }
}
