import Foundation
import Networking
import Presentation
import Reactive

/// Mastodon's accounts: OAuth for programs without a secret of their own (RFC 8252), with PKCE (RFC 7636).
struct MastodonServers: Sendable {
  let client: @Sendable (URL) -> APIClient
  let redirects: any RedirectListener
  let browser: any Browser
  let keep: @Sendable (LoginSession) -> Single<LoginSession>

  /// The same where no browser is opened and none can come back.
  var withoutBrowser: MastodonServers {
    MastodonServers(client: client, redirects: NoRedirects(), browser: NoBrowser(), keep: keep)
  }

  /// Signs in at a server: one run for each subscription, which never fails and completes with its end. Disposing breaks it off.
  ///
  /// - Parameter pasted: What the user pastes. The browser's way back is waited for at the same time, and the first answer that
  ///   belongs to this run counts; others are told and waited past.
  func signIn(at server: ServerAddress, pasted: Observable<String>) -> Observable<MastodonStep> {
    .deferred {
      let client = client(server.url)
      let arrived = PublishRelay<URL>()
      let closed = PublishRelay<Void>()
      let redirect = redirects.listen()
        .do(onNext: { if case .arrived(let url) = $0 { arrived.accept(url) } })
        .compactMap { if case .listening(let url) = $0 { url } else { nil } }
        // Where nothing can listen, the server shows the code.
        .catch { _ in Authorization.outOfBand.map { .just($0) } ?? .empty() }
      let answers = Observable.merge(
        arrived.asObservable().map(Authorization.Answer.arrived), pasted.map(Authorization.Answer.pasted))
      return
        redirect
        .flatMapFirst { redirect in
          client.send(.registerApp(redirect: redirect)).asObservable().flatMap { app in
            steps(
              of: Authorization(server: server, client: app.client, redirect: redirect), answers: answers, client)
          }
        }
        .catch { .just(.ended(.failure(LoginFailure($0)))) }
        .startWith(.registering)
        .do(afterNext: { if case .ended = $0 { closed.accept(()) } })
        .take(until: closed)
    }
  }

  private func steps(
    of authorization: Authorization, answers: Observable<Authorization.Answer>, _ client: APIClient
  ) -> Observable<MastodonStep> {
    let url = authorization.url
    let isOpened = browser.open(url)
    return
      answers
      .flatMapFirst { answer -> Observable<MastodonStep> in
        switch authorization.code(in: answer) {
        case .success(let code):
          exchange(code, for: authorization, client) { .waiting(url, isOpened: isOpened, problem: $0) }
            .startWith(.exchanging)
        case .failure(.denied): .just(.ended(.failure(.denied)))
        case .failure(let problem): .just(.waiting(url, isOpened: isOpened, problem: problem))
        }
      }
      .startWith(.waiting(url, isOpened: isOpened, problem: nil))
  }

  /// - Parameter refused: The step after a code that the server refuses. The user may have mistyped it, and can try again.
  private func exchange(
    _ code: String, for authorization: Authorization, _ client: APIClient,
    refused: @escaping @Sendable (LoginFailure) -> MastodonStep
  ) -> Observable<MastodonStep> {
    client.send(.token(code: code, for: authorization))
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
        case .success(let granted): finish(granted.access_token, for: authorization, client)
        case .failure(let failure): .just(refused(failure))
        }
      }
  }

  private func finish(
    _ token: String, for authorization: Authorization, _ client: APIClient
  ) -> Observable<MastodonStep> {
    client.send(.whoAmI(token: token))
      .map { account in
        LoginSession(
          service: .mastodon(authorization.server.url), name: "\(account.username)@\(authorization.server.name)",
          proof: .oauth(token: token, client: authorization.client))
      }
      .flatMap { session in
        keep(session).catch { error in
          // A token that nobody has is taken back.
          signOut(at: authorization.server.url, token: session.token ?? "", of: authorization.client)
            .catch { _ in .just(()) }.flatMap { _ in .error(error) }
        }
      }
      .asObservable()
      .map { .ended(.success($0)) }
  }

  /// Whether a server still takes a token. Fails when it cannot be asked.
  func isSignedIn(at server: URL, token: String) -> Single<Bool> {
    client(server).send(.whoAmI(token: token)).map { _ in true }.catch { error in
      guard case NetworkError.status(let failure) = error, failure.code == 401 else { throw error }
      return .just(false)
    }
  }

  /// Takes a token back.
  func signOut(at server: URL, token: String, of program: OAuthClient) -> Single<Void> {
    client(server).send(.revoke(token, of: program))
  }
}
