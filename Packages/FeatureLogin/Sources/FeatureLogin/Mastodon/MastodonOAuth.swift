import Foundation
import Mastodon
import Networking
import Presentation
import Reactive

/// Logging in to and out of Mastodon servers, with OAuth for native apps (RFC 8252) and PKCE (RFC 7636).
struct MastodonOAuth: Sendable {
  let client: @Sendable (URL) -> APIClient
  let redirects: any RedirectListener
  let browser: any Browser
  /// A single that fails if a login could not be stored.
  let prepared: Single<Void>
  let store: @Sendable (Account) -> Single<Account>

  /// The requested scope: permission to read, to publish, to react, and to act on people. Mastodon counts read markers as
  /// statuses, and muting a conversation as a mute.
  static let scope =
    "read write:statuses write:media write:favourites write:bookmarks write:follows write:mutes write:blocks write:reports"

  /// A value that neither opens a browser nor waits for its redirect.
  var withoutBrowser: MastodonOAuth {
    MastodonOAuth(
      client: client, redirects: NoRedirects(), browser: NoBrowser(), prepared: prepared, store: store)
  }

  /// Returns an observable that logs in to a server, or to the server of a domain's accounts, and emits the steps of the
  /// login.
  ///
  /// Each subscription starts a login, and disposing of the subscription cancels the login. The observable never fails,
  /// and completes after the last step.
  ///
  /// - Parameters:
  ///   - server: The address of the server.
  ///   - pasted: An observable that emits the text that the user pastes. A response that does not belong to this login,
  ///     whether pasted or from the browser, is reported and ignored. During the exchange of a code, every response is
  ///     ignored.
  func logIn(at server: ServerAddress, pasted: Observable<String>) -> Observable<MastodonStep> {
    .deferred {
      let arrived = PublishRelay<URL>()
      let closed = PublishRelay<Void>()
      let redirect = redirects.listen()
        .do(onNext: { if case .arrived(let url) = $0 { arrived.accept(url) } })
        .compactMap { if case .listening(let url) = $0 { url } else { nil } }
        // If this machine cannot listen, the server shows the code.
        .catch { _ in AuthorizationRequest.outOfBand.map { .just($0) } ?? .empty() }
      let answers = Observable.merge(
        arrived.asObservable().map(AuthorizationRequest.Response.arrived),
        pasted.map(AuthorizationRequest.Response.pasted))
      return
        redirect
        .flatMapFirst { redirect in
          register(redirect, at: server)
            .flatMap { program in prepared.map { program } }.asObservable()
            .flatMap { program in
              let request = AuthorizationRequest(
                at: program.server.url, client: program.client, redirect: redirect, scope: Self.scope)
              return steps(of: request, at: program.server, answers: answers, program.connection)
            }
        }
        .catch { .just(.ended(.failure(LoginFailure($0)))) }
        .startWith(.registering)
        .do(afterNext: { if case .ended = $0 { closed.accept(()) } })
        .take(until: closed)
    }
  }

  private func steps(
    of request: AuthorizationRequest, at server: ServerAddress, answers: Observable<AuthorizationRequest.Response>,
    _ client: APIClient
  ) -> Observable<MastodonStep> {
    let url = request.url
    let isOpened = browser.open(url)
    return
      answers
      .flatMapFirst { answer -> Observable<MastodonStep> in
        do throws(AuthorizationRequest.Failure) {
          return exchange(try request.code(in: answer), for: request, at: server, client) {
            .waiting(url, isOpened: isOpened, problem: $0)
          }
          .startWith(.exchanging)
        } catch {
          return switch error {
          case .denied: .just(.ended(.failure(.denied)))
          case .noCode: .just(.waiting(url, isOpened: isOpened, problem: .noCode))
          case .otherRequest: .just(.waiting(url, isOpened: isOpened, problem: .otherLogin))
          }
        }
      }
      .startWith(.waiting(url, isOpened: isOpened, problem: nil))
  }

  /// Returns an observable that exchanges a code for a token, and logs in.
  ///
  /// - Parameter refused: A closure that returns the step after the server refuses a code. The user can try again, for
  ///   example after a typo.
  private func exchange(
    _ code: String, for request: AuthorizationRequest, at server: ServerAddress, _ client: APIClient,
    refused: @escaping @Sendable (LoginFailure) -> MastodonStep
  ) -> Observable<MastodonStep> {
    client.send(.token(code: code, for: request))
      .map(Result.success)
      .catch { error in
        guard case NetworkError.status(let status) = error, (400..<500).contains(status.code), status.code != 429 else {
          throw error
        }
        return .just(.failure(LoginFailure(error)))
      }
      .asObservable()
      .flatMap { (grant: Result<GrantedToken, LoginFailure>) -> Observable<MastodonStep> in
        switch grant {
        case .success(let granted): finish(granted.accessToken, for: request, at: server, client)
        case .failure(let failure): .just(refused(failure))
        }
      }
  }

  private func finish(
    _ token: String, for request: AuthorizationRequest, at server: ServerAddress, _ client: APIClient
  ) -> Observable<MastodonStep> {
    client.send(.verifyCredentials(of: token))
      .catch { error in
        // The token is lost, so it is revoked.
        logOut(at: server.url, token: token, of: request.client).catch { _ in .just(()) }.flatMap { .error(error) }
      }
      .map { account in
        Account(
          server: server.url, name: "\(account.username)@\(server.name)",
          proof: .oauth(token: token, client: request.client))
      }
      .flatMap { store($0) }
      .asObservable()
      .map { .ended(.success($0)) }
  }

  /// Returns a single that emits whether a server still accepts a token. The single fails if the request fails for a
  /// reason other than the HTTP status 401.
  func isLoggedIn(at server: URL, token: String) -> Single<Bool> {
    client(server).send(.verifyCredentials(of: token)).map { _ in true }.catch { error in
      guard case NetworkError.status(let failure) = error, failure.code == 401, !failure.isChallenge else {
        throw error
      }
      return .just(false)
    }
  }

  /// Returns a single that revokes a token.
  func logOut(at server: URL, token: String, of program: OAuthClient) -> Single<Void> {
    var request = Endpoint.revoke(token, of: program)
    request.timeout = .logout
    return client(server).send(request)
  }
}
