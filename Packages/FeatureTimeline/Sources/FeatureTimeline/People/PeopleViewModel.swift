public import Posts
public import Presentation

/// The view model of the people who write the posts of a source.
@MainActor public protocol PeopleViewModel: ListViewModel where Row == Person, Intent == TimelineIntent {
  /// The source of the posts.
  var source: TimelineSource { get }
}
