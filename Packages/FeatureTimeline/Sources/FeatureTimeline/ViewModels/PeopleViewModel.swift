public import Posts
public import Presentation
public import Reactive

/// The view model of the people who write the posts of a source.
@MainActor public protocol PeopleViewModel: ListViewModel where Row == Person, Intent == TimelineIntent {
  /// The source of the posts.
  var source: TimelineSource { get }

  /// Emits the person whose posts the user opens.
  var select: PublishRelay<Person> { get }

  /// Emits the person whose web page the user opens. The event is ignored if the person has no page.
  var browse: PublishRelay<Person> { get }
}
