public import Foundation

/// Where a user can want to go in this feature, with all that the place needs.
public enum TimelineIntent: Hashable, Sendable {
  /// To the posts of a source: a list, or a person.
  case timeline(TimelineSource)
  /// To the people who write what the source shows.
  case people(of: TimelineSource)
  /// To one post, with all of its text.
  case post(PostID, in: TimelineSource)
  /// To a page in the browser. An `http` or `https` address out of the net.
  case web(URL)
}
