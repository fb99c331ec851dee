public import Composition
public import Presentation
public import TerminalUI

extension ReportContext {
  /// The servers, the paths and the settings of the app.
  public var environment: AppEnvironment { get throws { try container.resolve() } }
  /// The accounts that the user is logged in to.
  public var accounts: any AccountProvider { get throws { try container.resolve((any AccountProvider).self) } }

  /// Returns the display name of a server.
  ///
  /// - Throws: A ``Failure`` if the demo server would take the place of the server of an account that cannot be read.
  public func name(of server: ServerID) throws -> String {
    let accounts = try accounts
    let used = try environment.server(server, of: accounts.account(at: server))
    try accounts.requireReadable(at: server, replacedBy: used, language)
    return used.name(in: language)
  }

  /// Loads a result from a server. If the server no longer accepts the account, marks the account as expired.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - rejection: A closure that receives the display name of the server, and returns the message for credentials
  ///     that the server does not accept. If it is `nil`, the message advises the user to log in. Pass a closure for a
  ///     server that users do not log in to.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: A closure that loads the result.
  /// - Throws: A ``Failure`` with the server's name for a `LoadFailure`. Rethrows all other errors.
  public func load<Result>(
    from server: ServerID, rejection: ((String) -> LocalizedText)? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let accounts = try accounts
    let name = try name(of: server)
    return try await Failure.naming(name, in: language, login: accounts.loginAdvice(at: server)) {
      do {
        return try await accounts.expiring(at: server, body)
      } catch LoadFailure.unauthorized {
        guard let rejection else { throw LoadFailure.unauthorized }
        throw Failure(rejection(name)[language], .notLoggedIn)
      }
    }
  }

  /// Loads a value of a feature from a server, and returns it as text and as a document.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - rejection: A closure that returns the message for credentials that the server does not accept, as in
  ///     ``load(from:rejection:isolation:_:)``.
  ///   - isolation: The actor on which the closures run.
  ///   - load: A closure that loads the value from the feature.
  ///   - lines: A closure that returns the value as text.
  ///   - document: A closure that returns the document with the display name of the server and the value.
  ///   - problem: A closure that returns the reason why the value is stale, or `nil` if it is not. If the server did not
  ///     accept the account, the report ends with a failure after the value.
  /// - Throws: The errors of ``load(from:rejection:isolation:_:)``, and `ContainerError` if the feature is not
  ///   registered.
  public func report<Feature: Sendable, Value, Document: Encodable & Sendable>(
    from server: ServerID, rejection: ((String) -> LocalizedText)? = nil,
    isolation: isolated (any Actor)? = #isolation, _ load: (Feature) async throws -> Value,
    lines: (Value, Language) -> [TerminalText], document: (String, Value) -> Document,
    problem: (Value) -> LoadFailure? = { _ in nil }
  ) async throws -> TextReport {
    let feature = try container.resolve(Feature.self)
    let name = try name(of: server)
    let value = try await self.load(from: server, rejection: rejection) { try await load(feature) }
    var report = TextReport(lines: lines(value, language), document: document(name, value))
    if problem(value) == .unauthorized {
      do {
        try await self.load(from: server, rejection: rejection) { throw LoadFailure.unauthorized }
      } catch let failure as Failure {
        report.failure = failure
      }
    }
    return report
  }
}

extension AccountProvider {
  /// Throws a ``Failure`` if the demo server would take the place of the server of an account that cannot be read.
  func requireReadable(at id: ServerID, replacedBy server: AppEnvironment.Server, _ language: Language) throws {
    if cannotTell(id, replacedBy: server) {
      throw Failure(LoadFailure.unknownServer.message(in: language), .notLoggedIn)
    }
  }
}
