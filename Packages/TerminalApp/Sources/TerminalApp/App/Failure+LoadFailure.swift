import ArgumentParser
public import Presentation

extension Failure {
  /// Runs a closure, and rethrows a `LoadFailure` as a ``Failure`` whose message names the server.
  ///
  /// - Parameters:
  ///   - server: The name of the server.
  ///   - language: The language of the message.
  ///   - login: What a user who is not logged in can do.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: The closure.
  public static func naming<Result>(
    _ server: String, in language: Language, login: LocalizedText? = nil, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let failure as LoadFailure {
      let advice = failure == .unauthorized ? login?[language] : nil
      let sentences = [failure.sentence(in: language, from: server), advice].compactMap(\.self)
      throw Failure(sentences.joined(separator: language == .en ? " " : ""), failure.exitCode)
    }
  }
}

extension LoadFailure {
  /// Returns the message with a period at the end, unless it, or a message of the server that it quotes, already ends with punctuation.
  func sentence(in language: Language, from server: String) -> String {
    let message = message(in: language, from: server)
    let end = message.hasSuffix("”") ? message.dropLast().last : message.last
    return message + (end?.isPunctuation == true ? "" : language == .en ? "." : "。")
  }

  fileprivate var exitCode: ExitCode {
    switch self {
    case .offline, .hostNotFound, .connectionRefused, .insecure, .unreachable, .connectionLost, .timedOut,
      .tooManyRedirects, .unsafeRedirect, .tooManyRequests:
      .unavailable
    case .unauthorized: .notLoggedIn
    case .refused, .status, .gone, .unreadable, .storage, .explained, .unknown: .failure
    }
  }
}
