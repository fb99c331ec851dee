import Foundation
import Networking
import Presentation

extension LoadFailure {
  /// Converts an error of a request to GitHub, which reports a spent rate limit with 403 and not with 429.
  init(ofHub error: any Error) {
    guard case .status(let failure) = error as? NetworkError else {
      self.init(error)
      return
    }
    switch failure.code {
    case 403 where failure.serverMessage?.localizedLowercase.contains("rate limit") == true:
      self = .tooManyRequests(retryAfter: failure.retryAfter)
    case 404, 410: self = .gone
    default: self.init(error)
    }
  }
}
