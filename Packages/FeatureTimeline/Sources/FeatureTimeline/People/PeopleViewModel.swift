public import Posts
public import Presentation

/// The view model of a list of people.
@MainActor public protocol PeopleViewModel: ListViewModel where Row == Person, Intent == TimelineIntent {
  /// The list.
  var source: PeopleSource { get }

  /// The actions of the user on people.
  var actions: ActionInput { get }
}
