import ArgumentParser
import Composition
import Networking
public import Presentation

extension Failure {
  /// Runs a closure, and rethrows a `LoadFailure` as a ``Failure`` whose message names the server.
  ///
  /// - Parameters:
  ///   - server: The name of the server.
  ///   - language: The language of the message.
  ///   - login: The advice for a user who is not logged in, or `nil` if users cannot log in to the server. It is
  ///     evaluated after the closure.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: The closure.
  public static func naming<Result>(
    _ server: String, in language: Language, login: @autoclosure () -> LocalizedText? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let failure as LoadFailure {
      let advice = failure == .unauthorized ? (login() ?? noLogin)[language] : nil
      let sentences = [failure.sentence(in: language, from: server), advice].compactMap(\.self)
      throw Failure(sentences.joined(separator: language == .en ? " " : ""), failure.exitCode)
    }
  }

  private static let noLogin = LocalizedText(
    en: "The app does not support logging in to this server. Check the server's address.",
    zhHans: "应用不支持登录此服务器。请检查服务器的地址。")
}

extension LoadFailure {
  /// Returns the message, followed by `advice` if there is any, as sentences. The output of a command includes the
  /// advice, because a command has no key that repeats the request.
  func sentence(in language: Language, from server: String) -> String {
    let sentence = Self.sentence(message(in: language, from: server), in: language)
    guard let advice = advice?[language] else { return sentence }
    return sentence + (language == .en ? " " : "") + advice
  }

  /// Returns the exit code of a failure of a request or of a server that is not set, or `nil` for any other error.
  static func exitCode(of error: any Error) -> ExitCode? {
    switch error {
    case let failure as LoadFailure: failure.exitCode
    case let error as NetworkError: LoadFailure(error).exitCode
    case is UnknownServer, ContainerError.unknownServer: .usage
    default: nil
    }
  }

  fileprivate var exitCode: ExitCode {
    switch self {
    case .offline, .hostNotFound, .connectionRefused, .insecure, .unreachable, .proxy, .notHTTP, .connectionLost,
      .timedOut, .handshakeTimedOut, .tooManyOpenFiles, .tooManyRedirects, .unsafeRedirect, .tooManyRequests,
      .unavailable, .webPage(503):
      .unavailable
    case .redirected(_, .unauthorized): .failure
    case .redirected(_, let failure), .viaProxy(_, let failure): failure.exitCode
    case .delayed(.storage): .failure
    // The server has not performed the action.
    case .delayed: .unavailable
    case .unauthorized, .invalidKey: .notLoggedIn
    case .refused, .status, .webPage, .gone, .unreadable, .storage, .explained, .unknown: .failure
    }
  }
}
