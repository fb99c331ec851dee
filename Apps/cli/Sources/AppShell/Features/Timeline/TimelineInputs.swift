public import Composition
public import FeatureTimeline
import Posts

extension RouteKey where Input == TimelineSource? {
  /// The posts of a source. Without one, those of the source in the settings.
  static let timeline = RouteKey("timeline")
}

extension RouteKey where Input == NoInput {
  static let sources = RouteKey("timelines")
}

extension RouteKey where Input == TimelineSource {
  static let people = RouteKey("people")
}

extension RouteKey where Input == PostInput {
  static let post = RouteKey("post")
}

extension RouteKey where Input == ThreadInput {
  static let thread = RouteKey("thread")
}

extension RouteKey where Input == ProfileInput {
  static let profile = RouteKey("profile")
}

extension RouteKey where Input == SearchInput {
  static let search = RouteKey("search")
}

extension TimelineSource: ValueInput {
  public static var parameter: String { "source" }
}

/// A post of a source.
struct PostInput: RouteInput {
  let id: PostID
  let source: TimelineSource

  init(_ id: PostID, _ source: TimelineSource) {
    self.id = id
    self.source = source
  }

  init?(parameters: [String: String]) {
    guard let source = TimelineSource(parameters: parameters), let post = ThreadInput(parameters: parameters)
    else { return nil }
    self.init(post.id, source)
  }

  var parameters: [String: String] { source.parameters.merging(["id": id.text]) { first, _ in first } }
}

/// A post whose thread to show.
struct ThreadInput: ValueInput {
  static let parameter = "id"
  let description: String

  init(_ description: String) { self.description = description }

  var id: PostID { PostID(description) }
}

/// A person whose profile to show.
struct ProfileInput: ValueInput {
  static let parameter = "name"
  /// The username without the @, with the domain if the person is on another server.
  let description: String

  /// Creates an input from a username with or without the @. Returns `nil` if it is not a username.
  init?(_ name: String) {
    let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), !name.contains(where: { $0.isWhitespace || $0 == "," })
    else { return nil }
    description = name
  }
}

/// The text to search for. Empty for none.
struct SearchInput: ValueInput {
  static let parameter = "text"
  static let absent: SearchInput? = SearchInput("")
  let description: String

  init(_ description: String) { self.description = description }
}
