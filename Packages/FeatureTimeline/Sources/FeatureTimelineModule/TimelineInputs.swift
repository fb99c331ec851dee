public import Composition
public import FeatureTimeline
public import Posts

extension RouteKey where Input == TimelineSource? {
  /// The route to the posts of a source. A route without a source leads to the timeline of the first tab.
  public static let timeline = RouteKey("timeline")
}

extension RouteKey where Input == NoInput {
  /// The route of the destination `timelines`.
  public static let sources = RouteKey("timelines")
}

extension RouteKey where Input == PeopleSource {
  /// The route of the destination `people`.
  public static let people = RouteKey("people")
}

extension RouteKey where Input == PostInput {
  /// The route of the destination `post`.
  public static let post = RouteKey("post")
}

extension RouteKey where Input == ThreadInput {
  /// The route of the destination `thread`.
  public static let thread = RouteKey("thread")
}

extension RouteKey where Input == Username {
  /// The route of the destination `profile`.
  public static let profile = RouteKey("profile")
}

extension RouteKey where Input == SearchInput {
  /// The route of the destination `search`.
  public static let search = RouteKey("search")
}

extension TimelineSource: ValueInput {
  /// The name of the parameter.
  public static var parameter: String { "source" }
}

extension PeopleSource: ValueInput {
  /// The name of the parameter.
  public static var parameter: String { "source" }
}

extension Username: ValueInput {
  /// The name of the parameter.
  public static var parameter: String { "name" }
}

/// The ID of the post whose thread to show.
public struct ThreadInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "id"
  /// The `id` of the input.
  public let id: PostID
  /// The text of the parameter.
  public var description: String { id.text }

  /// Creates an input.
  public init(_ id: PostID) { self.id = id }

  /// Creates an input from the text of the parameter.
  public init(_ description: String) { id = PostID(description) }
}

/// The ID of a post and the source that contains it.
public struct PostInput: RouteInput {
  /// The `id` of the input.
  public let id: PostID
  /// The `source` of the input.
  public let source: TimelineSource

  /// Creates an input.
  public init(_ id: PostID, _ source: TimelineSource) {
    self.id = id
    self.source = source
  }

  /// Creates an input from the parameters of a route. Returns `nil` if one is missing or invalid.
  public init?(parameters: [String: String]) {
    guard let source = TimelineSource(parameters: parameters), let thread = ThreadInput(parameters: parameters) else {
      return nil
    }
    self.init(thread.id, source)
  }

  /// The parameters of a route with this input.
  public var parameters: [String: String] {
    source.parameters.merging(ThreadInput(id).parameters) { first, _ in first }
  }
}

/// The text to search for, or an empty string.
public struct SearchInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "text"
  /// The value of a route without the parameter.
  public static let absent: SearchInput? = SearchInput("")
  /// The text of the parameter.
  public let description: String

  /// Creates an input.
  public init(_ description: String) { self.description = description }
}
