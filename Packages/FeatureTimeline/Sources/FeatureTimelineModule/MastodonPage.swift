import FeatureTimeline
import Foundation

/// A page of Mastodon or of a compatible server, as the form of its URL shows.
///
/// The forms are those of Mastodon, GoToSocial, Pleroma, Misskey and Pixelfed. A page of another kind of server can have such a
/// form, too, unless its host is one of ``others``.
enum MastodonPage: Equatable {
  /// The profile of a person: `mira`, or `mira@other.example` for a person of another server than the page's.
  case person(String)
  /// A post, with its ID in the API of the page's server and the name of its author, or `nil` if they are not in the URL.
  case post(id: String?, author: String?)
  /// The posts with a hashtag.
  case tag(String)

  /// The hosts of other sites whose pages have the form of a profile or of a hashtag.
  private static let others = [
    "dev.to", "github.com", "hackmd.io", "medium.com", "stackexchange.com", "stackoverflow.com", "substack.com", "t.me",
    "tiktok.com", "vimeo.com", "youtube.com",
  ]

  /// Returns `nil` for a page of any other form.
  init?(_ page: URL) {
    guard let host = page.host()?.lowercased(), !Self.others.contains(where: { host == $0 || host.hasSuffix(".\($0)") })
    else { return nil }
    var parts = page.path.split(separator: "/").map(String.init)
    if parts.first == "web" { parts.removeFirst() }
    guard let first = parts.first, let last = parts.last else { return nil }
    let name = first.hasPrefix("@") ? Username(first)?.description : nil
    let id = Self.isID(last) ? last : nil
    switch (parts.count, first, name, id) {
    case (1, _, let name?, _): self = .person(name)
    case (2, "users", _, _):
      guard let user = Username(last) else { return nil }
      self = .person(user.description)
    case (2, "tags", _, _): self = .tag(last)
    case (3, "discover", _, _) where parts[1] == "tags": self = .tag(last)
    case (2, _, let name?, let id?): self = .post(id: id, author: name)
    case (3, _, let name?, let id?) where parts[1] == "statuses": self = .post(id: id, author: name)
    case (4, "users", _, let id?) where parts[2] == "statuses":
      self = .post(id: id, author: Username(parts[1])?.description)
    case (2, "notice", _, let id?), (2, "statuses", _, let id?): self = .post(id: id, author: nil)
    // These addresses contain no ID of the API.
    case (2, "objects", _, _), (2, "notes", _, _?), (3, "p", _, _?): self = .post(id: nil, author: nil)
    default: return nil
    }
  }

  /// IDs are numbers, or letters and digits.
  private static func isID(_ text: String) -> Bool {
    let isAlphanumeric = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isAlphanumeric && text.contains(where: \.isNumber) && (9...26).contains(text.count)
  }
}
