import Networking
import Reactive

/// Who is signed in, checked with and told to the servers.
struct Accounts: Sendable {
  let store: any AccountStore
  let wanAndroid: WanAndroidServer
  let mastodon: MastodonServers

  /// Signs out here in any case, after the server was told if it can be. Answers whether it was.
  func signOut(_ session: LoginSession) -> Single<Bool> {
    tell(session).map { true }.catch { _ in .just(false) }.flatMap { wasTold in
      store.forget(session.service).map { wasTold }
    }
  }

  private func tell(_ session: LoginSession) -> Single<Void> {
    switch (session.service, session.proof) {
    case (.wanAndroid, _): wanAndroid.signOut()
    case (.mastodon(let server), .oauth(let token, let client)): mastodon.signOut(at: server, token: token, of: client)
    case (.mastodon, _), (.phone, _): .just(())  // a token that nobody can take back
    }
  }

  /// Asks each server whether it still takes its session, forgets those that are not taken, and answers with them. What cannot be
  /// asked is kept.
  func check() -> Single<[LoginSession]> {
    store.sessions.take(1).asSingle().flatMap { sessions in
      sessions.reduce(Single.just([])) { ended, session in
        ended.flatMap { ended in
          isTaken(session).catch { _ in .just(true) }.flatMap { isTaken in
            isTaken ? .just(ended) : store.forget(session.service).map { ended + [session] }
          }
        }
      }
    }
  }

  private func isTaken(_ session: LoginSession) -> Single<Bool> {
    switch (session.service, session.token) {
    case (.wanAndroid, _): wanAndroid.isSignedIn()
    case (.mastodon(let server), let token?): mastodon.isSignedIn(at: server, token: token)
    case (.mastodon, nil): .just(false)
    case (.phone, _): .just(true)  // there is nothing to ask
    }
  }
}
