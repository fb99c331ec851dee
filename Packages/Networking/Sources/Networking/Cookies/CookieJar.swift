public import Foundation
import Locking

/// A container of the cookies that servers have set, which follows RFC 6265bis.
///
/// The jar stores at most 50 cookies per site and 300 in total. A site is a registrable domain with all its subdomains.
/// The oldest cookies are removed first. Within a site, cookies without `Secure` are removed first. An unencrypted
/// response cannot set, replace or remove a secure cookie.
///
/// Cookies with an expiration date are saved whenever they change. Other cookies exist as long as the jar.
public final class CookieJar: Sendable {
  private struct State {
    var cookies: [Cookie]
    var saved: [Cookie]
  }

  private let state: Locked<State>
  private let storage: (any CookieStorage)?
  private let now: @Sendable () -> Date

  /// Creates a jar with the cookies of its storage.
  ///
  /// - Parameters:
  ///   - storage: The storage that persists cookies between runs, or `nil` to store them in memory only.
  ///   - now: A closure that returns the current date.
  public init(storage: (any CookieStorage)? = nil, now: @escaping @Sendable () -> Date = { Date() }) {
    let saved = storage?.load() ?? []
    // Earlier versions accepted cookies for whole public suffixes.
    let cookies = saved.filter { $0.isHostOnly || !PublicSuffixes.contains($0.domain) }
    state = Locked(State(cookies: cookies, saved: saved))
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

  /// Removes all cookies, for example after logout.
  public func removeAll() {
    update { $0 = [] }
  }

  /// Returns the value of the `Cookie` header for a request, or `nil` if the jar has no cookies for it.
  ///
  /// Cookies with longer paths come first. Cookies beyond a total of 8 KiB are omitted, because many servers reject
  /// longer headers.
  public func header(for url: URL) -> String? {
    let cookies = cookies
    if cookies.isEmpty { return nil }
    let matching = cookies.filter { $0.matches(url) }.enumerated().sorted { one, other in
      (other.element.path.count, one.offset) < (one.element.path.count, other.offset)
    }
    var header = ""
    for (_, cookie) in matching {
      let pair = "\(header.isEmpty ? "" : "; ")\(cookie.name)=\(cookie.value)"
      if header.utf8.count + pair.utf8.count <= 8 << 10 { header += pair }
    }
    return header.isEmpty ? nil : header
  }

  /// Stores the cookies that a response sets. A cookie that has already expired removes the stored cookie with the same
  /// name, domain and path.
  public func store(_ headers: HTTPHeaders, from url: URL) {
    let values = headers.values(for: "Set-Cookie")
    guard !values.isEmpty, let origin = url.origin else { return }
    let now = now()
    let site = PublicSuffixes.site(of: origin.host)
    let received = values.compactMap { Cookie($0, from: url, now: now) }
    update { cookies in
      cookies.removeAll { $0.isExpired(at: now) }
      for cookie in received {
        if !origin.isSecure, cookies.contains(where: { $0.isProtected(from: cookie) }) { continue }
        let index = cookies.firstIndex {
          $0.name == cookie.name && $0.domain == cookie.domain && $0.isHostOnly == cookie.isHostOnly
            && $0.path == cookie.path
        }
        switch (index, cookie.isExpired(at: now)) {
        case (let index?, true): cookies.remove(at: index)
        case (let index?, false): cookies[index] = cookie
        case (nil, true): break
        case (nil, false):
          cookies.append(cookie)
          Self.makeRoom(in: &cookies, for: site)
        }
      }
    }
  }

  /// Removes a cookie of the site if the site has more than 50, and the oldest cookie if the jar has more than 300.
  private static func makeRoom(in cookies: inout [Cookie], for site: String) {
    let below = "." + site
    let own = cookies.indices.filter { cookies[$0].domain == site || cookies[$0].domain.hasSuffix(below) }
    if own.count > 50 { cookies.remove(at: own.first { !cookies[$0].isSecure } ?? own[0]) }
    if cookies.count > 300 { cookies.removeFirst() }
  }

  /// Changes the cookies, and saves them while holding the lock, so that changes are saved in their order.
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
