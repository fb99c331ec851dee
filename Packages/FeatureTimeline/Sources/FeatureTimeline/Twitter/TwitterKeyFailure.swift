import Networking
public import Presentation
import Reactive

/// The failure of requests that a server with Twitter's API rejects because of the application's key.
public struct TwitterKeyFailure: Sendable {
  let failure: LoadFailure
  private let statusCodes: Set<Int>

  /// Creates the failure of requests with a key.
  ///
  /// - Parameters:
  ///   - key: The key, of which parts can be missing.
  ///   - explanation: A text for the user that says why requests fail with this key, and what to do.
  public init(of key: TwitterKey, _ explanation: LocalizedText) {
    failure = .invalidKey(explanation)
    // Twitter responds with 400 to a request without a token, and with 403 to an application without access.
    statusCodes = key.missingParts.isEmpty ? [401] : [400, 401, 403]
  }

  /// Returns whether an error shows that the server rejected the key.
  fileprivate func explains(_ error: any Error) -> Bool {
    guard case NetworkError.status(let status) = error else { return false }
    return statusCodes.contains(status.code)
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Returns a single that fails with the given failure if an error shows that the server rejected the key.
  func explainingRejection(as keyFailure: TwitterKeyFailure?) -> Single<Element> {
    self.catch { error in
      guard let keyFailure, keyFailure.explains(error) else { throw error }
      throw keyFailure.failure
    }
  }
}
