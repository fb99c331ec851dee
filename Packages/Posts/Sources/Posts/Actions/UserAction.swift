public import Persistence

/// An action of the user on Mastodon that goes through the outbox.
public enum UserAction: Sendable, Hashable, Codable, JSONColumnValue {
  /// Adds or withdraws a reaction to a post. The ID is that of the original post, not of a boost.
  case react(PostReaction, isOn: Bool, post: PostID)
  /// Votes for options of a post's poll, by their indices.
  case vote([Int], poll: String, post: PostID)
  /// Mutes or unmutes the conversation of a post.
  case muteConversation(isOn: Bool, post: PostID)
  /// Deletes a post of the user.
  case delete(post: PostID)
  /// Follows, mutes or blocks a person, or ends that. The person is given by the ID on the server.
  case person(PersonAction, isOn: Bool, id: String)
  /// Accepts or rejects a person's request to follow the user.
  case answerRequest(isAccepted: Bool, id: String)
  /// Reports a person, and possibly a post of theirs, to the moderators of the server.
  case report(id: String, post: PostID?, comment: String)

  /// The post of which the action changes what the user sees, or `nil` if there is none.
  var post: PostID? {
    switch self {
    case .react(_, _, let post), .vote(_, _, let post), .muteConversation(_, let post), .delete(let post): post
    case .person, .answerRequest, .report: nil
    }
  }

  /// The ID of the person to whom the action changes the user's relationship, or `nil` if it changes none.
  var person: String? {
    switch self {
    case .react, .vote, .muteConversation, .delete, .report: nil
    case .person(_, _, let id), .answerRequest(_, let id): id
    }
  }

  /// The key within which actions are sent in order.
  var key: String {
    switch self {
    case .react(_, _, let post), .vote(_, _, let post), .muteConversation(_, let post), .delete(let post): post.text
    case .person(_, _, let id), .answerRequest(_, let id), .report(let id, _, _): Self.key(ofPerson: id)
    }
  }

  static func key(ofPerson id: String) -> String { "person \(id)" }

  /// The action that undoes this one, or `nil` if it cannot be undone.
  var opposite: UserAction? {
    switch self {
    case .react(let reaction, let isOn, let post): .react(reaction, isOn: !isOn, post: post)
    case .muteConversation(let isOn, let post): .muteConversation(isOn: !isOn, post: post)
    case .person(let action, let isOn, let id): .person(action, isOn: !isOn, id: id)
    case .vote, .delete, .answerRequest, .report: nil
    }
  }
}

/// What the server reports after an action.
public enum ActionReply: Sendable, Hashable {
  /// The post after the action.
  case post(Post)
  /// The relationship of the user to the person after the action.
  case relationship(PersonRelationship)

  /// The post, or `nil` if the action was not about a post.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }

  /// The relationship, or `nil` if the action was not about a person.
  public var relationship: PersonRelationship? {
    if case .relationship(let relationship) = self { relationship } else { nil }
  }
}
