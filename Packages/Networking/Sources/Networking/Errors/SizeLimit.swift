/// A size limit that a response exceeded.
public enum SizeLimit: Error, Sendable, Hashable {
  /// The maximum size of a body after decompression, in bytes.
  case body(bytes: Int)
  /// The maximum total size of the header lines, in bytes.
  case headers(bytes: Int)
  /// The maximum factor by which a compressed body can grow.
  case decompression(ratio: Int)
  /// The maximum size of an event of a stream, in bytes.
  case event(bytes: Int)
  /// The maximum depth of nested arrays and objects in JSON.
  case jsonDepth(Int)
  /// The maximum number of values in JSON.
  case jsonValues(Int)
}

extension SizeLimit {
  var explanation: Explanation {
    let what =
      switch self {
      case .body(let bytes): "The server's response is larger than \(bytes) bytes."
      case .headers(let bytes): "The headers of the server's response are larger than \(bytes) bytes."
      case .decompression(let ratio): "The server's response decompresses to more than \(ratio) times its size."
      case .event(let bytes): "The server sent an event that is larger than \(bytes) bytes."
      case .jsonDepth(let depth): "The server's response is nested more than \(depth) levels deep."
      case .jsonValues(let values): "The server's response contains more than \(values) values."
      }
    return Explanation(what, "Request less at once, or check the server's address.")
  }
}
