import Networking
import Presentation

extension LoadFailure {
  /// Creates a failure from an error. The server sends the code -1001 if the user is not logged in.
  init(ofRanking error: any Error) {
    if case NetworkError.business(let failure) = error, failure.code == -1001 {
      self = .unauthorized
    } else {
      self.init(error)
    }
  }
}
