public import Foundation

/// The preview of a page that a post links to. Its texts come from the page and are untrusted: sanitize them before display.
public struct PostCard: Sendable, Hashable, Codable {
  /// The URL of the page.
  public let url: URL
  /// The title of the page, which can be empty.
  public let title: String
  /// The description of the page, or `nil` if it has none.
  public let description: String?
  /// The name of the site, or `nil` if it is unknown.
  public let site: String?

  /// Creates a preview. Truncates long texts with `…`.
  public init(url: URL, title: String, description: String? = nil, site: String? = nil) {
    self.url = url
    self.title = title.limited(to: TextLimit.title)
    self.description = description?.limited(to: TextLimit.field)
    self.site = site?.limited(to: TextLimit.title)
  }

  /// The name of the site, or the host of the page.
  public var siteName: String { site ?? url.host() ?? url.absoluteString }
}
