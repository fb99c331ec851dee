public import Foundation

/// Everything that can go wrong with a request, in one type.
///
/// `errorDescription` says what happened and `recoverySuggestion` what the user may do about it; `description` is both.
/// None of them holds a URL, a header or a body, so that they can be shown and logged.
public enum NetworkError: Error, Sendable, Hashable {
  /// The server could not be reached, or the exchange broke off.
  case transport(TransportFailure)
  /// The server answered with a status that the endpoint does not accept.
  case status(StatusFailure)
  /// The server answered with success in HTTP and a refusal in the body.
  case business(BusinessFailure)
  /// The answer is not what the endpoint describes.
  case decoding(DecodingFailure)
  /// The answer is larger than allowed.
  case tooLarge(SizeLimit)
  /// The request cannot be sent as it is written; a programming or configuration error.
  case invalidRequest(String)
  /// The subscription was disposed or the task cancelled; nobody waits for the answer any more.
  case cancelled
}

extension NetworkError: LocalizedError, CustomStringConvertible {
  /// What happened, in one sentence.
  public var errorDescription: String? { explanation.what }

  /// What the user may do, in one sentence; nil when there is nothing to do.
  public var recoverySuggestion: String? { explanation.advice }

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
      Explanation("The request cannot be sent: \(reason).", "Check the configured server address and report this.")
    case .cancelled: Explanation("The request was cancelled.")
    }
  }
}

/// What happened and what to do about it, each a sentence.
struct Explanation {
  let what: String
  let advice: String?

  init(_ what: String, _ advice: String? = nil) {
    self.what = what
    self.advice = advice
  }
}
