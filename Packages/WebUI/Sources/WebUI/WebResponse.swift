/// A response to a request for an app's pages. Every response has the fields of ``WebAccess/responseFields``.
public struct WebResponse: Sendable {
  /// The status code.
  public var status: Int
  /// The header fields beyond those of every response.
  public var fields: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]
  private var isKept = false

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - type: The media type of the body.
  ///   - body: The body.
  public init(_ status: Int, type: StaticString, body: [UInt8]) {
    self.status = status
    self.body = body
    fields = [("content-type", "\(type)")]
  }

  /// Creates a response with an image, which the browser keeps for an hour.
  public init(image: [UInt8], type: StaticString) {
    self.init(200, type: type, body: image)
    isKept = true
  }

  /// Creates a response with a document.
  public init(_ document: HTML, status: Int = 200) {
    self.init(status, type: "text/html; charset=utf-8", body: Array(document.markup.utf8))
  }

  /// Creates a response with text.
  public init(_ status: Int, text: String, type: StaticString = "text/plain; charset=utf-8") {
    self.init(status, type: type, body: Array(text.utf8))
  }

  /// Returns a response that makes the browser request another page of the app.
  ///
  /// - Parameters:
  ///   - path: The path and the query, which begin with `/`.
  ///   - cookie: The value of the `Set-Cookie` field, or `nil` for none.
  public static func redirect(to path: String, cookie: String? = nil) -> WebResponse {
    var response = WebResponse(303, text: "")
    response.fields.append(("location", path))
    if let cookie { response.fields.append(("set-cookie", cookie)) }
    return response
  }

  /// The response as bytes. The server closes the connection after it.
  ///
  /// - Parameter hasBody: Whether to include the body, which the response to a HEAD request lacks.
  public func encoded(hasBody: Bool = true) -> [UInt8] {
    Self.head(status, fields + [("content-length", "\(body.count)")], isKept: isKept) + (hasBody ? body : [])
  }

  /// The head of a stream of events, which has no end.
  public static let events = head(200, [("content-type", "text/event-stream")])

  private static func head(
    _ status: Int, _ fields: [(name: String, value: String)], isKept: Bool = false
  ) -> [UInt8] {
    let common = WebAccess.responseFields.map { name, value in
      (name, isKept && name == "Cache-Control" ? "private, max-age=3600" : value)
    }
    let lines = (fields + common + [("connection", "close")]).map { name, value in
      // A line break in a value would begin another field.
      name + ": " + String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
    let head = ["HTTP/1.1 \(status) \(status < 400 ? "OK" : "Refused")"] + lines + ["", ""]
    return Array(head.joined(separator: "\r\n").utf8)
  }
}
