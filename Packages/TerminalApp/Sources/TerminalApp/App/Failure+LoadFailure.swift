import ArgumentParser
public import Presentation

extension Failure {
  /// Runs a closure, and rethrows a `LoadFailure` as a ``Failure`` whose message starts with the name of the server.
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
      let sentences = [failure.sentence(in: language), advice].compactMap(\.self)
      throw Failure(
        "\(server)\(language.colon)\(sentences.joined(separator: language == .en ? " " : ""))", failure.exitCode)
    }
  }
}

extension Language {
  /// The colon between a name and a sentence about it.
  var colon: String {
    switch self {
    case .en: ": "
    case .zhHans: "："
    }
  }
}

extension LoadFailure {
  /// Returns the message with a period at the end, unless a message of the server already ends with punctuation.
  func sentence(in language: Language) -> String {
    let message = message(in: language)
    return message + (message.last?.isPunctuation == true ? "" : language == .en ? "." : "。")
  }

  fileprivate var exitCode: ExitCode {
    switch self {
    case .offline, .hostNotFound, .connectionRefused, .insecure, .unreachable, .connectionLost, .timedOut,
      .tooManyRedirects, .unsafeRedirect, .tooManyRequests:
      .unavailable
    case .unauthorized: .notLoggedIn
    case .refused, .gone, .unreadable, .storage, .explained, .unknown: .failure
    }
  }
}
