import Composition
import Posts

extension RouteKey where Input == ThreadInput {
  static let thread = RouteKey("thread")
}

extension RouteKey where Input == ProfileInput {
  static let profile = RouteKey("profile")
}

extension RouteKey where Input == SearchInput {
  static let search = RouteKey("search")
}

/// A post whose thread to show.
struct ThreadInput: RouteInput {
  let id: PostID

  init(_ id: PostID) { self.id = id }

  init?(parameters: [String: String]) {
    guard let id = parameters["id"], !id.isEmpty else { return nil }
    self.id = PostID(id)
  }

  var parameters: [String: String] { ["id": id.text] }
}

/// A person whose profile to show.
struct ProfileInput: RouteInput {
  /// The username without the @, with the domain if the person is on another server.
  let name: String

  /// Creates an input from a username with or without the @. Returns `nil` if it is not a username.
  init?(_ name: String) {
    let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), !name.contains(where: { $0.isWhitespace || $0 == "," })
    else { return nil }
    self.name = name
  }

  init?(parameters: [String: String]) {
    guard let name = parameters["name"] else { return nil }
    self.init(name)
  }

  var parameters: [String: String] { ["name": name] }
}

/// A text to search for.
struct SearchInput: RouteInput {
  /// The text, or an empty text for none.
  var text = ""

  init(_ text: String = "") { self.text = text }

  init?(parameters: [String: String]) { text = parameters["text"] ?? "" }

  var parameters: [String: String] { text.isEmpty ? [:] : ["text": text] }
}
