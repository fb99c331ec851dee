import Foundation

/// The status codes that an endpoint accepts, and the way to find the server's message in other responses.
public struct Validation: Sendable {
  let accepts: @Sendable (_ status: Int) -> Bool
  let serverMessage: @Sendable (HTTPResponse) -> String?

  /// Creates a validation.
  ///
  /// - Parameters:
  ///   - serverMessage: A closure that finds the server's error message in a response that is not accepted. The message
  ///     is shortened, and control characters are removed from it, before it is stored in an error.
  ///   - accepts: A closure that takes a status code and returns whether it is accepted.
  public init(
    serverMessage: @escaping @Sendable (HTTPResponse) -> String? = ServerMessage.find,
    accepts: @escaping @Sendable (_ status: Int) -> Bool
  ) {
    self.accepts = accepts
    self.serverMessage = serverMessage
  }

  /// A validation that accepts the status codes 200 to 299.
  public static let successful = Validation { (200..<300).contains($0) }

  /// A validation that accepts every status code, for use with a decoding that checks the status code.
  public static let any = Validation { _ in true }

  func check(_ response: HTTPResponse) throws(NetworkError) {
    guard !accepts(response.status) else { return }
    throw .status(
      StatusFailure(
        code: response.status, serverMessage: serverMessage(response).flatMap(ServerMessage.cleaned),
        retryAfter: response.wait(now: Date()), isChallenge: response.isChallenge, proxy: response.proxy))
  }
}

extension HTTPResponse {
  /// Whether a protection in front of the server may have sent the response. Servers
  /// respond to API requests with data, and protections with web pages.
  var isChallenge: Bool {
    if headers["cf-mitigated"] != nil { return true }
    return [401, 403, 503].contains(status) && isWebPage
  }

  private var isWebPage: Bool {
    headers["Content-Type"]?.lowercased().contains("html") == true
      || body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
