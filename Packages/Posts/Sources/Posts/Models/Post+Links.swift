public import Foundation
import Networking

/// A page that a post links to.
public struct PostLink: Sendable, Hashable {
  /// The text of the link, the description or the name of a file, or the name of the quoted author. Untrusted: sanitize
  /// it before display.
  public let title: String
  /// The URL of the page, which is an `http` or `https` URL.
  public let url: URL
}

extension FormattedText {
  /// The links in the text, at most 100. Contains each URL once, and only `http` and `https` URLs.
  public var links: [PostLink] {
    [PostLink](distinct: spans.compactMap { span in span.url.map { PostLink(title: String(self[span]), url: $0) } })
  }
}

extension [PostLink] {
  /// The maximum number of links that are listed.
  private static let limit = 100

  /// Creates a list that contains each URL once, and only `http` and `https` URLs.
  fileprivate init(distinct links: [PostLink]) {
    var seen: Set<URL> = []
    let distinct = links.filter { ["http", "https"].contains($0.url.scheme) && seen.insert($0.url).inserted }
    self = Array(distinct.prefix(Self.limit))
  }
}

extension Post {
  /// The links in the text, followed by the links to the previewed page, to the files and to the quoted post, and those in the
  /// options of the poll and in the content warning. At most 100. Contains each URL once, and only `http` and `https` URLs.
  public var links: [PostLink] {
    let preview = card.map { PostLink(title: $0.title.isEmpty ? $0.url.absoluteString : $0.title, url: $0.url) }
    let files = media.lazy.compactMap { file in
      file.url.map { PostLink(title: file.description ?? $0.lastPathComponent, url: $0) }
    }
    let quoted = quote.flatMap { quote in
      quote.url.map { PostLink(title: quote.author?.name ?? $0.lastPathComponent, url: $0) }
    }
    let plain = [URL](webAddressesIn: ((poll?.options.map(\.title) ?? []) + [warning ?? ""]).joined(separator: " "))
    return [PostLink](
      distinct: body.links + [preview].compactMap(\.self) + Array(files) + [quoted].compactMap(\.self)
        + plain.map { PostLink(title: $0.absoluteString, url: $0) })
  }
}
