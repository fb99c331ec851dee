import ArgumentParser
public import Presentation

extension Failure {
  /// Does something. A failure to load becomes one with the server's name before its sentence.
  public static func naming<Result>(
    _ server: String, in language: Language, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let failure as LoadFailure {
      throw Failure("\(server): \(failure.sentence(in: language))", failure.exitCode)
    }
  }
}

extension LoadFailure {
  /// The message with a full stop. A server's own words may end their sentence themselves.
  func sentence(in language: Language) -> String {
    let message = message(in: language)
    return message + (message.last?.isPunctuation == true ? "" : ".")
  }

  fileprivate var exitCode: ExitCode {
    switch self {
    case .offline, .hostNotFound, .connectionRefused, .insecure, .unreachable, .timedOut, .tooManyRequests: .unavailable
    case .unauthorized: .notLoggedIn
    case .refused, .gone, .unreadable, .storage, .unknown: .failure
    }
  }
}
