public import Presentation
public import Reactive

/// The view model of the people who write the posts of a source.
@MainActor public protocol PeopleViewModel: ListViewModel where Row == Person, Intent == TimelineIntent {
  /// The source of the posts.
  var source: TimelineSource { get }

  /// Shows the posts of a person.
  var select: PublishRelay<Person> { get }

  /// Opens the web page of a person. Ignored if the person has no page.
  var browse: PublishRelay<Person> { get }
}
