public import FeatureLogin
import FeatureLoginModule
public import Presentation
public import Reactive
import TerminalApp
public import TerminalUI

/// A login without screens, for commands. Arguments, standard input and environment variables provide the contents of
/// the form.
@MainActor public struct CommandLineLogin {
  /// The error that is thrown when a login fails, with a message for the user.
  public struct Problem: Error, Equatable {
    /// The kind of a problem.
    public enum Kind: Sendable {
      /// The arguments or the input are invalid.
      case usage
      /// The server accepts no further requests for now.
      case tooManyRequests
      /// The server cannot be reached, or the connection to it failed.
      case unavailable
      /// Any other failure, for example because the server or the user refused the login.
      case refused
    }

    /// The kind of the problem.
    public let kind: Kind
    /// The reason, in one or more sentences. The text can contain the server's message: sanitize it before display.
    public let message: String
  }

  private let language: Language
  private let passwordStdin: Bool
  private let usesBrowser: Bool
  private let environment: [String: String]
  private let input: Observable<String>
  private let write: @MainActor ([StyledText]) -> Void

  /// Creates a login.
  ///
  /// - Parameters:
  ///   - language: The language of the output.
  ///   - passwordStdin: A Boolean value that indicates whether the password is the first line of the input. If `false`,
  ///     the password is the value of `TESSERA_PASSWORD`.
  ///   - usesBrowser: A Boolean value that indicates whether to open a browser on this machine and wait for its
  ///     redirect.
  ///   - environment: The environment variables.
  ///   - input: An observable that emits each line of the input and completes at its end.
  ///   - write: A closure that writes lines. It must not truncate the line with the URL.
  public init(
    language: Language, passwordStdin: Bool, usesBrowser: Bool, environment: [String: String],
    input: Observable<String>, write: @escaping @MainActor ([StyledText]) -> Void
  ) {
    self.language = language
    self.passwordStdin = passwordStdin
    self.usesBrowser = usesBrowser
    self.environment = environment
    self.input = input
    self.write = write
  }

  /// Logs in.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - service: The service to log in to.
  ///   - name: The phone number, the username, or the address of the Mastodon server.
  /// - Throws: A ``Problem``, or `CancellationError` if the task is canceled.
  public func logIn(_ feature: LoginFeature, at service: LoginService, name: String?) async throws {
    do {
      switch service {
      case .phone: _ = try await feature.logIn(try await credentials(name)).value
      case .wanAndroid:
        _ = try await feature.logIn(WanAndroidForm(username: try required(name), password: try await password())).value
      case .mastodon:
        guard let name, !name.isEmpty else { throw usage(LoginMessages.whichServer(AppDefinition.current.name)) }
        guard let server = ServerAddress(name) else { throw usage(LoginMessages.invalidServer(name)) }
        try await MastodonPrompt(language: language, input: input, write: write)
          .logIn(feature, at: server, usesBrowser: usesBrowser)
      }
    } catch is MastodonPrompt.NoCode {
      throw usage(LoginMessages.noCode)
    } catch let failure as LoginFailure {
      throw problem(failure)
    }
  }

  private func credentials(_ name: String?) async throws -> Credentials {
    let credentials = Credentials(phoneNumber: try required(name), password: try await password())
    let problems = [credentials.phoneNumberCheck, credentials.passwordCheck].compactMap(\.problem).map {
      $0.message(in: language)
    }
    guard problems.isEmpty else {
      throw Problem(kind: .usage, message: sentences(problems))
    }
    return credentials
  }

  private func required(_ name: String?) throws -> String {
    if let name, !name.isEmpty { return name }
    throw usage(LoginMessages.noName)
  }

  private func password() async throws -> String {
    if passwordStdin {
      for try await line in input.take(1).values where !line.isEmpty { return line }
      throw usage(LoginMessages.emptyPassword)
    }
    let variable = AppDefinition.current.variable("password")
    guard let password = environment[variable], !password.isEmpty else {
      throw usage(LoginMessages.noPassword(variable))
    }
    return password
  }

  private func usage(_ text: LocalizedText) -> Problem { Problem(kind: .usage, message: text[language]) }

  private func problem(_ failure: LoginFailure) -> Problem {
    if failure == .noKeyring { return Problem(kind: .refused, message: LoginMessages.notStored[language]) }
    let reason = LoginResult.failure(failure).message(in: language)
    let advice: String? =
      if case .unavailable(let error) = failure { LoadFailure(error).advice?[language] } else { nil }
    let kind: Problem.Kind =
      switch failure {
      case .tooManyRequests: .tooManyRequests
      case _ where failure.isConnectionFailure: .unavailable
      default: .refused
      }
    return Problem(kind: kind, message: sentences([reason, advice].compactMap(\.self)))
  }

  /// Returns the texts as sentences, each with one punctuation mark at its end.
  private func sentences(_ texts: [String]) -> String {
    texts.map { text in
      // A message of the server, which is quoted, may already end with punctuation.
      let end = text.hasSuffix("”") ? text.dropLast().last : text.last
      return text + (end?.isPunctuation == true ? "" : language == .en ? "." : "。")
    }.joined(separator: language == .en ? " " : "")
  }
}
