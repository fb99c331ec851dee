public import Presentation
public import Reactive

/// The view model of the people who write what a source shows.
@MainActor public protocol PeopleViewModel: ListViewModel where Row == Person, Intent == TimelineIntent {
  /// What the people write.
  var source: TimelineSource { get }

  /// The user wants to see the posts of a person.
  var select: PublishRelay<Person> { get }

  /// The user wants to see the page of a person in a browser. Ignored for a person without a page.
  var browse: PublishRelay<Person> { get }
}
