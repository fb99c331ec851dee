import Presentation

/// What the user decides about a person.
public struct PersonToggle: Sendable, Hashable {
  /// What the user decides.
  public let action: PersonAction
  /// The person.
  public let person: Person
  /// Whether the user does it, or `nil` for the opposite of what the server reports.
  public let isOn: Bool?
  let isConfirmed: Bool

  /// Creates a decision.
  ///
  /// - Parameter isOn: Whether the user does it, or `nil` for the opposite of what the server reports.
  public init(_ action: PersonAction, of person: Person, isOn: Bool? = nil) {
    self.init(action, of: person, isOn: isOn, isConfirmed: false)
  }

  private init(_ action: PersonAction, of person: Person, isOn: Bool?, isConfirmed: Bool) {
    self.action = action
    self.person = person
    self.isOn = isOn
    self.isConfirmed = isConfirmed
  }

  /// The decision after the user has confirmed it.
  public var confirmed: PersonToggle { PersonToggle(action, of: person, isOn: true, isConfirmed: true) }
}

/// The answer of the user to a person's request to follow the user.
public struct RequestAnswer: Sendable, Hashable {
  let person: Person
  private let isAccepted: Bool

  /// Creates an answer.
  public init(to person: Person, isAccepted: Bool) {
    self.person = person
    self.isAccepted = isAccepted
  }

  var action: UserAction { .answerRequest(isAccepted: isAccepted, id: person.id) }
  var notice: LocalizedText { ActionText.answered(isAccepted, person) }
}

/// A report of the user to the moderators of the server.
public struct PersonReport: Sendable, Hashable {
  let person: Person
  private let post: Post?
  private let comment: String

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - post: A post of the person that the report is about, or `nil` if it is about the person.
  ///   - comment: The explanation of the user. Only the first 1,000 characters are sent.
  public init(_ person: Person, about post: Post? = nil, comment: String) {
    self.person = person
    self.post = post?.author.id == person.id ? post : nil
    self.comment = String(comment.prefix(Self.limit))
  }

  /// The limit of Mastodon.
  private static let limit = 1_000

  var action: UserAction { .report(id: person.id, post: post.map { $0.original ?? $0.id }, comment: comment) }
}
