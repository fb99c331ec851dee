public import Foundation

/// The cookies that servers have set, by the rules of RFC 6265.
///
/// Cookies with an end of their own are saved whenever they change; the others last as long as the jar.
public final class CookieJar: Sendable {
  private struct State {
    var cookies: [Cookie]
    var saved: [Cookie]
  }

  private let state: Locked<State>
  private let storage: (any CookieStorage)?
  private let now: @Sendable () -> Date

  /// - Parameter storage: Where cookies are kept between runs; nil keeps them in memory alone.
  public init(storage: (any CookieStorage)? = nil, now: @escaping @Sendable () -> Date = { Date() }) {
    let cookies = storage?.load() ?? []
    state = Locked(State(cookies: cookies, saved: cookies))
    self.storage = storage
    self.now = now
  }

  /// The cookies that have not expired, in the order in which they were first set.
  public var cookies: [Cookie] {
    let all = state.withLock(\.cookies)
    if all.isEmpty { return [] }
    let now = now()
    return all.filter { !$0.isExpired(at: now) }
  }

  /// Forgets everything, as on signing out.
  public func removeAll() {
    update { $0 = [] }
  }

  /// The value of the `Cookie` header for a request, or nil for none. Longer paths come first.
  public func header(for url: URL) -> String? {
    let cookies = cookies
    if cookies.isEmpty { return nil }
    let matching = cookies.filter { $0.matches(url) }.enumerated().sorted { one, other in
      (other.element.path.count, one.offset) < (one.element.path.count, other.offset)
    }
    return matching.isEmpty ? nil : matching.map { "\($0.element.name)=\($0.element.value)" }.joined(separator: "; ")
  }

  /// Takes up what an answer sets. One that has already expired removes the cookie of its name, domain and path.
  public func store(_ headers: HTTPHeaders, from url: URL) {
    let values = headers.values(for: "Set-Cookie")
    if values.isEmpty { return }
    let now = now()
    let received = values.compactMap { Cookie($0, from: url, now: now) }
    update { cookies in
      for cookie in received {
        let index = cookies.firstIndex {
          $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
        }
        switch (index, cookie.isExpired(at: now)) {
        case (let index?, true): cookies.remove(at: index)
        case (let index?, false): cookies[index] = cookie
        case (nil, true): break
        case (nil, false): cookies.append(cookie)
        }
      }
      // Servers may set any number; the oldest make room.
      cookies = cookies.filter { !$0.isExpired(at: now) }.suffix(300)
    }
  }

  /// Saving happens under the lock, so that what was changed last is also saved last.
  private func update(_ change: (inout [Cookie]) -> Void) {
    state.withLock { state in
      change(&state.cookies)
      let persistent = state.cookies.filter { $0.expires != nil }
      guard persistent != state.saved else { return }
      state.saved = persistent
      storage?.save(persistent)
    }
  }
}
