public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The reason why a request of `URLSession.rx` failed, if the session reported no error.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible {
  /// The session reported neither a response nor an error.
  case unknown
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status code of the response is not in `200..<300`.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body could not be decoded.
  case deserializationError(error: any Error)

  /// A description of the error, without the URL and the body.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse: "The response is not an HTTP response."
    case .httpRequestFailed(let response, _): "The HTTP request failed with status \(response.statusCode)."
    case .deserializationError(let error): "The response cannot be decoded: \(error)"
    }
  }
}
