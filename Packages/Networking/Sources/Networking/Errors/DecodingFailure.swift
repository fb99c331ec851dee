/// A difference between a response and its endpoint's description. It contains no values of the response.
public struct DecodingFailure: Error, Sendable, Hashable {
  /// A kind of difference between a response and its endpoint's description.
  public enum Reason: Sendable, Hashable {
    /// The response has no body.
    case emptyBody
    /// The response is a web page, for example the login page of a public network.
    case webPage
    /// The body is not JSON.
    case notJSON
    /// The field is missing, or its value is null.
    case missing
    /// The value does not have the expected type, which is described in words, such as "a number".
    case wrongType(expected: String)
    /// The value has the expected type but is not valid.
    case invalid
  }

  /// The path of the field, such as `data.datas[3].rank`. Empty if the difference concerns the whole response.
  public var path: String
  /// The kind of difference.
  public var reason: Reason

  /// Creates a failure.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath + [key]), reason: .missing)
    case DecodingError.valueNotFound(_, let context):
      self.init(path: Self.path(context.codingPath), reason: .missing)
    case DecodingError.typeMismatch(let type, let context):
      self.init(path: Self.path(context.codingPath), reason: .wrongType(expected: Self.name(of: type)))
    case DecodingError.dataCorrupted(let context):
      self.init(path: Self.path(context.codingPath), reason: context.codingPath.isEmpty ? .notJSON : .invalid)
    default: self.init(path: "", reason: .invalid)
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "a \(type)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + (ServerMessage.cleaned(key.stringValue) ?? "?")
      }
    }
  }
}

extension DecodingFailure {
  var explanation: Explanation {
    let field = path.isEmpty ? "The response" : "The field “\(path)” of the response"
    let what =
      switch reason {
      case .emptyBody: "The server's response is empty."
      case .webPage: "The server sent a web page instead of data."
      case .notJSON: "The server's response is not valid JSON."
      case .missing: "\(field) is missing."
      case .wrongType(let expected): "\(field) is not \(expected)."
      case .invalid: "\(field) is invalid."
      }
    let advice =
      reason == .webPage
      ? "Check the server's address, and whether this network requires you to log in."
      : "Try again. If it happens again, update the program."
    return Explanation(what, advice)
  }
}
