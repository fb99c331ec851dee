public import Foundation

/// An error that causes a request to fail.
///
/// `errorDescription` explains what happened, `recoverySuggestion` what the user can do, and `description` both. None
/// of them contains the URL, a header value or the body of the request, so they can be shown and logged.
public enum NetworkError: Error, Sendable, Hashable {
  /// The request could not be sent, or its response could not be received.
  case transport(TransportFailure)
  /// The response has a status code that the endpoint does not accept.
  case status(StatusFailure)
  /// The endpoint accepts the status code of the response, but the body reports an error.
  case business(BusinessFailure)
  /// The response does not match the endpoint's description.
  case decoding(DecodingFailure)
  /// The response exceeds a size limit.
  case tooLarge(SizeLimit)
  /// The request is invalid because of a programming or configuration error.
  case invalidRequest(String)
  /// The path of the request would contain an ID or a name that is empty, `.` or `..`.
  case invalidSegment(String)
  /// The link that the request follows leads to another server, which must not receive the user's credentials.
  case foreignLink
  /// The server redirected the request to another server, where it failed. The URL is the address of that server,
  /// without the path.
  indirect case redirected(to: URL, NetworkError)
  /// The subscription was disposed of, or the task was canceled.
  case cancelled
}

extension NetworkError: LocalizedError, CustomStringConvertible {
  /// A message that describes what happened.
  public var errorDescription: String? { explanation.what }

  /// A message that describes what the user can do, or `nil` if there is nothing to do.
  public var recoverySuggestion: String? { explanation.advice }

  /// A description of what happened and, if possible, what the user can do.
  public var description: String {
    [explanation.what, explanation.advice].compactMap(\.self).joined(separator: " ")
  }

  private var explanation: Explanation {
    switch self {
    case .transport(let failure): failure.explanation
    case .status(let failure): failure.explanation
    case .business(let failure): failure.explanation
    case .decoding(let failure): failure.explanation
    case .tooLarge(let limit): limit.explanation
    case .invalidRequest(let reason):
      Explanation(
        "The request cannot be sent: \(reason).", "Check the configured server address, and report the error.")
    case .invalidSegment(let segment):
      Explanation("The request cannot be sent: “\(segment)” is not a valid ID or name.", "Check the ID or name.")
    case .foreignLink: Explanation("The server's link leads to another server.")
    case .redirected(let url, let error):
      Explanation(
        "The server redirected the request to \(url.hostAndPort). \(error.explanation.what)", error.explanation.advice)
    case .cancelled: Explanation("The request was canceled.")
    }
  }
}

/// A description of what happened and, if possible, what the user can do.
struct Explanation {
  let what: String
  let advice: String?

  init(_ what: String, _ advice: String? = nil) {
    self.what = what
    self.advice = advice
  }
}
