public import Posts
public import Presentation

/// The people of a source, for commands and other programs.
public struct PeopleContents: Sendable, Equatable {
  /// The people, in the order of the source.
  public let people: [Person]
  /// The reason why the list of people ends early, or `nil` if it is complete.
  public let failure: LoadFailure?

  /// A Boolean value that indicates whether the list of people ends early.
  public var isTruncated: Bool { failure != nil }

  /// Creates contents.
  public init(people: [Person], failure: LoadFailure? = nil) {
    self.people = people
    self.failure = failure
  }
}
