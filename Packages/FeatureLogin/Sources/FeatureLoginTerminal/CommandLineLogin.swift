public import FeatureLogin
public import Presentation
public import Reactive
public import TerminalUI

/// A login without screens, for commands: what a form asks comes from arguments, input and environment variables.
@MainActor public struct CommandLineLogin {
  /// The error when a login fails for a reason that the user can do something about.
  public struct Problem: Error, Equatable {
    /// Where the reason lies.
    public enum Kind: Sendable {
      /// The arguments or the input are wrong.
      case usage
      /// The server accepts no further requests for now.
      case tooManyRequests
      /// The server or the user refused.
      case refused
    }

    /// Where the reason lies.
    public let kind: Kind
    /// The reason in one sentence. May quote the server: sanitize it before display.
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
  ///   - language: The language of what it writes.
  ///   - passwordStdin: Whether the password is the first line of the input, and not the variable `TESSERA_PASSWORD`.
  ///   - usesBrowser: Whether to open a browser on this machine and wait for it.
  ///   - environment: The environment variables.
  ///   - input: Emits each line of the input, and completes at its end.
  ///   - write: Writes lines. The line with an address must not be cut.
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
  /// - Parameter name: The telephone number, the user name, or the address of the Mastodon server.
  /// - Throws: A ``Problem``, or a `NetworkError` if the server does not answer.
  public func logIn(_ feature: LoginFeature, at service: LoginService, name: String?) async throws {
    do {
      switch service {
      case .phone: _ = try await feature.logIn(try await credentials(name)).value
      case .wanAndroid:
        _ = try await feature.logIn(WanAndroidForm(username: try required(name), password: try await password())).value
      case .mastodon:
        guard let server = name.flatMap({ ServerAddress($0) }) else { throw usage(LoginMessages.whichServer) }
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
    let credentials = Credentials(telephone: try required(name), password: try await password())
    let problems = [credentials.telephoneCheck, credentials.passwordCheck].compactMap(\.problem).map {
      $0.message(in: language)
    }
    guard problems.isEmpty else {
      throw Problem(kind: .usage, message: problems.joined(separator: ". ") + ".")
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
    guard let password = environment["TESSERA_PASSWORD"], !password.isEmpty else {
      throw usage(LoginMessages.noPassword)
    }
    return password
  }

  private func usage(_ text: LocalizedText) -> Problem { Problem(kind: .usage, message: text[language]) }

  private func problem(_ failure: LoginFailure) -> Problem {
    let message = LoginResult.failure(failure).message(in: language)
    if case .tooManyRequests = failure { return Problem(kind: .tooManyRequests, message: message) }
    return Problem(kind: .refused, message: message)
  }
}
