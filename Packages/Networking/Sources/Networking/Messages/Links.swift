public import Foundation

/// The links in a response's headers (RFC 8288), keyed by their relation, such as `next` and `prev`.
///
/// Treat a link as opaque, and request it with ``EndpointPath/link(_:)``.
public struct Links: Sendable, Hashable {
  private let urls: [String: URL]
  /// The relations that have links, but none that can be followed.
  private let unusable: Set<String>

  /// Creates links from the `Link` headers of a response.
  ///
  /// - Parameters:
  ///   - headers: The headers of the response.
  ///   - base: The URL of the response, against which relative links are resolved.
  public init(_ headers: HTTPHeaders, relativeTo base: URL) {
    var urls: [String: URL] = [:]
    var relations: Set<String> = []
    for value in headers.values(for: "Link") {
      var scanner = LinkScanner(value)
      while let link = scanner.next() {
        relations.formUnion(link.relations)
        guard let url = URL(string: link.target, relativeTo: base)?.absoluteURL, url.origin != nil else { continue }
        // A page that links to itself as the next page would otherwise be loaded again and again.
        let isSamePage = url.absoluteString == base.absoluteString
        for relation in link.relations where urls[relation] == nil && !(isSamePage && relation == "next") {
          urls[relation] = url
        }
      }
    }
    self.urls = urls
    unusable = relations.subtracting(urls.keys)
  }

  /// The first link with the given relation, ignoring case, or `nil` if there is none.
  public subscript(relation: String) -> URL? { urls[relation.lowercased()] }

  /// The link to the next page, or `nil` on the last page. A link to the page itself is ignored.
  public var next: URL? { self["next"] }

  /// The path of the next page, or `nil` on the last page.
  ///
  /// If the link is not an `http` or `https` URL, or leads to the page itself, ``next`` is `nil`, and sending a request
  /// with this path fails with ``NetworkError/foreignLink``.
  public var nextPage: EndpointPath? {
    if let next { return .link(next) }
    return unusable.contains("next") ? EndpointPath.unusableLink : nil
  }

  /// The link to the previous page, or `nil` on the first page.
  public var previous: URL? { self["prev"] ?? self["previous"] }
}

/// A parser for `<target>; name=value; name="value", <target>…`. Targets and quoted values can contain commas and
/// semicolons.
private struct LinkScanner {
  struct Link {
    var target: String
    var relations: [String] = []
  }

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Link? {
    guard let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") else { return nil }
    var link = Link(target: String(rest[rest.index(after: start)..<end]))
    rest = rest[rest.index(after: end)...]
    while let parameter = nextParameter() {
      if parameter.name == "rel", link.relations.isEmpty {
        link.relations = parameter.value.lowercased().split(separator: " ").map(String.init)
      }
    }
    return link
  }

  private mutating func nextParameter() -> (name: String, value: String)? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ";" else { return nil }
    let name = rest.dropFirst().prefix { !"=;,".contains($0) }
    rest = rest[name.endIndex...]
    guard rest.first == "=" else { return (trimmed(name), "") }
    rest = rest.dropFirst().drop { $0 == " " }
    guard rest.first == "\"" else {
      let value = rest.prefix { !";,".contains($0) }
      rest = rest[value.endIndex...]
      return (trimmed(name), trimmed(value))
    }
    let value = rest.dropFirst().prefix { $0 != "\"" }
    rest = rest[value.endIndex...].dropFirst()
    return (trimmed(name), String(value))
  }

  private func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
