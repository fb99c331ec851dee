import Foundation

/// A response as a value.
struct Response: Sendable, Equatable {
  var status: Int
  var headers: Headers = [:]
  var body = Data()
  /// The events that the server sends after the body until the client or the server closes the connection, or `nil` if
  /// the response ends with the body.
  var feed: EventFeed?

  static func json(_ json: JSON, status: Int = 200, headers: Headers = [:]) -> Response {
    Response(status: status, type: "application/json; charset=utf-8", headers: headers, body: json.data)
  }

  static func html(_ html: String, status: Int) -> Response {
    Response(status: status, type: "text/html; charset=utf-8", body: Data(html.utf8))
  }

  /// Returns a response with a status and an HTML page that contains the status, like the page of a proxy.
  static func statusPage(_ status: Int) -> Response {
    .html("<html><body>\(status) \(reasonPhrase(of: status))</body></html>", status: status)
  }

  init(status: Int, type: String? = nil, headers: Headers = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
    if let type { self.headers.add("Content-Type", type) }
  }
}

func reasonPhrase(of status: Int) -> String {
  let phrases = [
    100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 204: "No Content", 206: "Partial Content",
    301: "Moved Permanently",
    302: "Found", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
    413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 418: "I'm a teapot",
    421: "Misdirected Request", 422: "Unprocessable Content", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
  return phrases[status] ?? "Status"
}
