import Foundation

/// The status codes that an endpoint accepts, and how to find the server's message in other responses.
public struct Validation: Sendable {
  let accepts: @Sendable (_ status: Int) -> Bool
  let serverMessage: @Sendable (HTTPResponse) -> String?

  /// - Parameters:
  ///   - serverMessage: Finds the server's own words in an answer that was not accepted. The text is cleaned of
  ///     control characters and shortened before anyone sees it.
  ///   - accepts: Whether a status code is an answer.
  public init(
    serverMessage: @escaping @Sendable (HTTPResponse) -> String? = ServerMessage.find,
    accepts: @escaping @Sendable (_ status: Int) -> Bool
  ) {
    self.accepts = accepts
    self.serverMessage = serverMessage
  }

  /// Accepts the status codes 200 to 299.
  public static let successful = Validation { (200..<300).contains($0) }

  /// Accepts every status code, for a decoding that checks it.
  public static let any = Validation { _ in true }

  func check(_ response: HTTPResponse) throws(NetworkError) {
    guard !accepts(response.status) else { return }
    throw .status(
      StatusFailure(
        code: response.status, serverMessage: serverMessage(response).flatMap(ServerMessage.cleaned),
        retryAfter: response.wait(now: Date())))
  }
}
