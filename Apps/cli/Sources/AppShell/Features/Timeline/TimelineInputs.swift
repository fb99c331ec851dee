public import Composition
public import FeatureTimeline
public import Posts

extension RouteKey where Input == TimelineSource? {
  /// The route to the posts of a source. A route without a source leads to the timeline of the first tab.
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

extension RouteKey where Input == PostID {
  static let thread = RouteKey("thread")
}

extension RouteKey where Input == Username {
  static let profile = RouteKey("profile")
}

extension RouteKey where Input == SearchInput {
  static let search = RouteKey("search")
}

extension TimelineSource: ValueInput {
  public static var parameter: String { "source" }
}

extension PostID: ValueInput {
  public static var parameter: String { "id" }
}

extension Username: ValueInput {
  public static var parameter: String { "name" }
}

/// The ID of a post and the source that contains it.
struct PostInput: RouteInput {
  let id: PostID
  let source: TimelineSource

  init(_ id: PostID, _ source: TimelineSource) {
    self.id = id
    self.source = source
  }

  init?(parameters: [String: String]) {
    guard let source = TimelineSource(parameters: parameters), let id = PostID(parameters: parameters) else {
      return nil
    }
    self.init(id, source)
  }

  var parameters: [String: String] { source.parameters.merging(id.parameters) { first, _ in first } }
}

/// The text to search for, or an empty string.
struct SearchInput: ValueInput {
  static let parameter = "text"
  static let absent: SearchInput? = SearchInput("")
  let description: String

  init(_ description: String) { self.description = description }
}
