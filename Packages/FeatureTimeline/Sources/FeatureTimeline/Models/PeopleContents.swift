public import Posts

/// The people of a source, for commands and other programs.
public struct PeopleContents: Sendable, Equatable {
  /// The people, in the order of the source.
  public let people: [Person]
  /// A Boolean value that indicates whether the list of people ends at a link that leads to another server.
  public let isTruncated: Bool

  /// Creates contents.
  public init(people: [Person], isTruncated: Bool = false) {
    self.people = people
    self.isTruncated = isTruncated
  }
}
