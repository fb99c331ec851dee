public import Foundation

/// A page that a post links to.
public struct PostLink: Sendable, Hashable {
  /// The text of the link, the description or the name of a file, or the name of the quoted author. Untrusted: sanitize
  /// it before display.
  public let title: String
  /// The URL of the page, which is an `http` or `https` URL.
  public let url: URL
}

extension Post {
  /// The maximum number of links that are listed.
  private static let linkLimit = 100

  /// The links in the text, followed by the links to the files and to the quoted post. Contains each URL once, and only
  /// `http` and `https` URLs.
  public var links: [PostLink] {
    let text = body.spans.lazy.compactMap { [body] span in span.url.map { PostLink(title: String(body[span]), url: $0) }
    }
    let files = media.lazy.compactMap { file in
      file.url.map { PostLink(title: file.description ?? $0.lastPathComponent, url: $0) }
    }
    let quoted = quote.flatMap { quote in
      quote.url.map { PostLink(title: quote.author?.name ?? $0.lastPathComponent, url: $0) }
    }
    var seen: Set<URL> = []
    var links: [PostLink] = []
    for link in Array(text) + Array(files) + [quoted].compactMap(\.self)
    where links.count < Self.linkLimit && ["http", "https"].contains(link.url.scheme) && seen.insert(link.url).inserted
    {
      links.append(link)
    }
    return links
  }
}
