import ArgumentParser
import Presentation

extension Failure {
  /// Does something; what could not be loaded is said with the server's name before it.
  static func naming<Result>(
    _ server: String, in language: Language, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let failure as LoadFailure {
      // A server's own words may end their sentence themselves.
      let message = failure.message(in: language)
      throw Failure("\(server): \(message)\(message.last?.isPunctuation == true ? "" : ".")", failure.exitCode)
    }
  }
}

extension LoadFailure {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .offline, .hostNotFound, .connectionRefused, .insecure, .unreachable, .timedOut, .tooManyRequests: .unavailable
    case .unauthorized: .notLoggedIn
    case .refused, .gone, .unreadable, .storage, .unknown: .failure
    }
  }
}
