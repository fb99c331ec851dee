import Persistence
import Presentation

/// What an action is about.
public enum ActionSubject: Sendable, Hashable {
  /// A post.
  case post(Post)
  /// A person.
  case person(Person)
}

/// An action in the outbox, with what names its post or its person to the user.
struct NamedAction: Sendable, Hashable, Codable, JSONColumnValue {
  let action: UserAction
  /// The beginning of the post's warning or text, or the name of the person; `nil` if there is none. It comes from a server.
  let subject: String?

  init(_ action: UserAction, on subject: ActionSubject) {
    let name =
      switch subject {
      case .post(let post): OutboxRow.beginning(of: post.warning ?? post.text, limit: 40)
      case .person(let person): person.username
      }
    self.init(action, subject: name.isEmpty ? nil : name)
  }

  private init(_ action: UserAction, subject: String?) {
    self.action = action
    self.subject = subject
  }

  /// The action that undoes this one, or `nil` if it cannot be undone.
  var opposite: NamedAction? { action.opposite.map { NamedAction($0, subject: subject) } }
}
