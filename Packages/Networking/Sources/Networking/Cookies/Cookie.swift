public import Foundation

/// A cookie as a jar keeps it.
public struct Cookie: Sendable, Hashable, Codable {
  public var name: String
  public var value: String
  /// The host that it belongs to, in lower case, without a leading dot.
  public var domain: String
  /// Whether it goes to that host alone and not to those below it.
  public var isHostOnly: Bool
  public var path: String
  /// When it ends; nil for the end of the process.
  public var expires: Date?
  /// Whether it goes over encrypted connections alone.
  public var isSecure: Bool

  /// Reads one `Set-Cookie` value by RFC 6265; nil when it is refused.
  ///
  /// `Max-Age` wins over `Expires`. A domain that is not the host's own or a parent of it, or that has no dot, is
  /// refused.
  init?(_ header: String, from url: URL, now: Date) {
    guard let host = url.host(percentEncoded: false)?.lowercased(), header.utf8.count <= 4_096 else { return nil }
    let parts = header.split(separator: ";", omittingEmptySubsequences: false)
    guard let pair = parts.first, let equals = pair.firstIndex(of: "=") else { return nil }
    name = pair[..<equals].trimmingCharacters(in: .whitespaces)
    value = pair[pair.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !(name + value).utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    domain = host
    isHostOnly = true
    path = Self.defaultPath(of: url)
    isSecure = false
    var maxAge: Int?
    for attribute in parts.dropFirst() {
      let halves = attribute.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let text = halves.count == 2 ? halves[1].trimmingCharacters(in: .whitespaces) : ""
      switch halves[0].trimmingCharacters(in: .whitespaces).lowercased() {
      case "domain" where !text.isEmpty:
        domain = (text.hasPrefix(".") ? String(text.dropFirst()) : text).lowercased()
        isHostOnly = false
      case "path" where text.hasPrefix("/"): path = text
      case "max-age": maxAge = Self.seconds(text) ?? maxAge
      case "expires": expires = HTTPDate.parse(text) ?? expires
      case "secure": isSecure = true
      default: break
      }
    }
    if let maxAge { expires = maxAge <= 0 ? .distantPast : now.addingTimeInterval(Double(maxAge)) }
    if !isHostOnly, domain == host { return }
    guard isHostOnly || (host.hasSuffix("." + domain) && domain.contains(".") && !host.isAddress) else { return nil }
  }

  func isExpired(at now: Date) -> Bool {
    expires.map { $0 <= now } ?? false
  }

  func matches(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false)?.lowercased() else { return false }
    let isOnHost = host == domain || (!isHostOnly && host.hasSuffix("." + domain))
    return isOnHost && (!isSecure || url.scheme == "https" || host.isLoopback) && matches(path: url.path)
  }

  private func matches(path requested: String) -> Bool {
    requested == path || path == "/"
      || (requested.hasPrefix(path) && (path.hasSuffix("/") || requested.dropFirst(path.count).first == "/"))
  }

  /// A number with too many digits means for ever, not never.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text).map { min($0, 400 * 86_400) } ?? (text.hasPrefix("-") ? 0 : 400 * 86_400)
  }

  private static func defaultPath(of url: URL) -> String {
    let path = url.path
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

extension String {
  /// Whether a host is an IP address, of which no part is a domain.
  fileprivate var isAddress: Bool { contains(":") || allSatisfy { $0.isNumber || $0 == "." } }

  fileprivate var isLoopback: Bool { self == "localhost" || self == "::1" || hasPrefix("127.") }
}
