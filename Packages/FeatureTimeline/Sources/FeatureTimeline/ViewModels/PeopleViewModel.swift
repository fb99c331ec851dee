public import Presentation
public import Reactive

/// What stands behind a screen of the people who write what a source shows.
@MainActor public protocol PeopleViewModel: AnyObject {
  /// What the people write.
  var source: TimelineSource { get }

  // MARK: Inputs

  /// Call when the screen is shown, the first time or again. Asks for the first people the first time.
  func screenAppeared()

  /// Call when the user wants the list anew. Does nothing while that is asked for.
  func refresh()

  /// Call when the user comes near the end, or asks for more. Does nothing while a request is under way, nor at the end.
  func loadMore()

  /// Call when the user wants to try again what failed. Does nothing if nothing did.
  func retry()

  /// Call when the user wants to see what somebody wrote.
  func select(_ person: Person)

  /// Call when the user wants to see somebody's page in a browser. Does nothing for somebody without a page.
  func browse(_ person: Person)

  // MARK: Outputs

  /// Emits what the screen shows, at once and after each change.
  var state: Driver<ListState<Person>> { get }

  /// Emits where the user wants to go. The same key pressed twice within half a second counts once.
  var intents: Signal<TimelineIntent> { get }
}
