public import Foundation

/// A cookie in a cookie jar.
public struct Cookie: Sendable, Hashable, Codable {
  /// The name of the cookie.
  public var name: String
  /// The value of the cookie.
  public var value: String
  /// The domain, in lowercase, without a leading dot.
  public var domain: String
  /// A Boolean value that indicates whether the cookie is sent to ``domain`` only, and not to its subdomains.
  public var isHostOnly: Bool
  /// The path to which the cookie is sent, including all paths below it.
  public var path: String
  /// The expiration date, or `nil` for a session cookie, which is not saved.
  public var expires: Date?
  /// A Boolean value that indicates whether the cookie is sent over encrypted connections only.
  public var isSecure: Bool

  /// Creates a cookie from a `Set-Cookie` header, as RFC 6265bis specifies. Returns `nil` if the cookie is rejected.
  ///
  /// A cookie is rejected if it has no name, contains control characters, or has a name and a value of more than 4,096
  /// bytes in total; if its domain differs from the host and is a public suffix or not a parent domain of the host; if
  /// it has `Secure` but comes from an unencrypted response of another machine; or if it lacks the attributes that the
  /// prefix `__Secure-` or `__Host-` of its name requires. An attribute with a value of more than 1,024 bytes is
  /// ignored. `Max-Age` takes precedence over `Expires`, and both are limited to 400 days.
  init?(_ header: String, from url: URL, now: Date) {
    guard let origin = url.origin, !header.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) else {
      return nil
    }
    let host = origin.host
    let parts = header.split(separator: ";", omittingEmptySubsequences: false)
    guard let pair = parts.first, let equals = pair.firstIndex(of: "=") else { return nil }
    name = pair[..<equals].trimmingCharacters(in: .whitespaces)
    value = pair[pair.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    let size = name.utf8.count + value.utf8.count
    guard !name.isEmpty, size <= 4_096, !(name + value).utf8.contains(0x09) else { return nil }
    domain = host
    isHostOnly = true
    path = Self.defaultPath(of: url)
    isSecure = false
    var hasPath = false
    var maxAge: Int?
    for attribute in parts.dropFirst() {
      let halves = attribute.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let text = halves.count == 2 ? halves[1].trimmingCharacters(in: .whitespaces) : ""
      guard text.utf8.count <= 1_024 else { continue }
      switch halves[0].trimmingCharacters(in: .whitespaces).lowercased() {
      case "domain":
        let named = (text.hasPrefix(".") ? String(text.dropFirst()) : text).lowercased()
        isHostOnly = named.isEmpty
        domain = named.isEmpty ? host : named
      case "path":
        hasPath = true
        path = text.hasPrefix("/") ? text : Self.defaultPath(of: url)
      case "max-age": maxAge = Self.seconds(text) ?? maxAge
      case "expires": expires = HTTPDate.parse(text) ?? expires
      case "secure": isSecure = true
      default: break
      }
    }
    if let maxAge { expires = maxAge <= 0 ? .distantPast : now.addingTimeInterval(Double(maxAge)) }
    expires = expires.map { min($0, now.addingTimeInterval(Double(Self.longestAge))) }
    guard !isSecure || origin.isSecure, satisfiesPrefix(hasPath: hasPath) else { return nil }
    if !isHostOnly {
      let isOwn = domain == host
      guard isOwn || Self.isParent(domain, of: host) else { return nil }
      // A public suffix does not own the domains below it.
      isHostOnly = isOwn && (host.isIPAddress || PublicSuffixes.contains(host))
    }
  }

  private static func isParent(_ domain: String, of host: String) -> Bool {
    // The list contains neither names with a trailing dot nor names with non-ASCII characters.
    host.hasSuffix("." + domain) && !host.isIPAddress && !domain.hasSuffix(".") && domain.utf8.allSatisfy { $0 < 0x80 }
      && !PublicSuffixes.contains(domain)
  }

  /// Returns whether the cookie has the attributes that the prefix of its name requires.
  private func satisfiesPrefix(hasPath: Bool) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix("__secure-") { return isSecure }
    if name.hasPrefix("__host-") { return isSecure && isHostOnly && hasPath && path == "/" }
    return true
  }

  func isExpired(at now: Date) -> Bool {
    expires.map { $0 <= now } ?? false
  }

  func matches(_ url: URL) -> Bool {
    guard let origin = url.origin else { return false }
    let isOnHost = origin.host == domain || (!isHostOnly && origin.host.hasSuffix("." + domain))
    return isOnHost && (!isSecure || origin.isSecure) && matches(path: url.path(percentEncoded: true))
  }

  /// Returns whether this is a secure cookie that `other`, from an unencrypted response, would replace or hide.
  func isProtected(from other: Cookie) -> Bool {
    isSecure && name == other.name
      && (domain == other.domain || domain.hasSuffix("." + other.domain) || other.domain.hasSuffix("." + domain))
      && matches(path: other.path)
  }

  private func matches(path requested: String) -> Bool {
    requested == path || path == "/"
      || (requested.hasPrefix(path) && (path.hasSuffix("/") || requested.dropFirst(path.count).first == "/"))
  }

  /// The maximum age of a cookie, in seconds.
  private static let longestAge = 400 * 86_400

  /// Returns the number of seconds in the text, at most ``longestAge``, or `nil` if the text is not a number. A number
  /// that is too large for an integer counts as the maximum, or as 0 if it is negative.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text).map { min($0, longestAge) } ?? (text.hasPrefix("-") ? 0 : longestAge)
  }

  private static func defaultPath(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
