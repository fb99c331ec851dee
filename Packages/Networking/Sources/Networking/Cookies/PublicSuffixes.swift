import CPublicSuffix

/// The domains under which anyone can register a name, such as `com`, `co.uk` and `github.io`, from Mozilla's Public
/// Suffix List.
enum PublicSuffixes {
  /// The system's list, or the list built into libpsl if that is newer.
  // Invariant: libpsl does not change the list after loading it.
  nonisolated(unsafe) private static let list = psl_latest(nil)

  /// Returns whether a lowercase domain is a public suffix. If no list is available, every domain counts as a public
  /// suffix.
  static func contains(_ domain: String) -> Bool {
    guard let list else { return true }
    return psl_is_public_suffix(list, domain) != 0
  }

  /// Returns the domain that the owner of a host has registered: `example.co.uk` for `www.example.co.uk`. A host
  /// without such a domain, such as an IP address, is returned unchanged.
  static func site(of host: String) -> String {
    guard let list, !host.isIPAddress else { return host }
    // The result points into the host's bytes.
    return host.withCString { host in psl_registrable_domain(list, host).map { String(cString: $0) } } ?? host
  }
}
