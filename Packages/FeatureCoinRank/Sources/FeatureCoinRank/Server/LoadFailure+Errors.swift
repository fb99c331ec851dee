import Networking
import Presentation

extension LoadFailure {
  /// What an error means for the user. The ranking's servers answer with -1001 where one has to log in first.
  init(ofRanking error: any Error) {
    if case NetworkError.business(let failure) = error, failure.code == -1001 {
      self = .unauthorized
    } else {
      self.init(error)
    }
  }
}
