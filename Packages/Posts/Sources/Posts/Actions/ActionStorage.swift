import Foundation
import Persistence

/// The stored changes that the actions of an account make.
struct ActionStorage: Sendable {
  let owner: String

  /// The number of posts and of people whose changes are stored, more than the outbox can contain.
  private static let limit = 2_000
  /// The time after an action in which a server's response can be older than the action, in seconds.
  private static let settling = 60.0

  /// Returns whether a response of the server can be older than a change.
  static func isRecent(_ change: Date, at now: Date) -> Bool { (0...settling).contains(now.timeIntervalSince(change)) }

  var reactions: Query<StoredReactions> {
    StoredReactions.filter(\.owner == owner).order(by: \.updated, .descending)
  }

  var relationships: Query<StoredRelationship> {
    StoredRelationship.filter(\.owner == owner).order(by: \.updated, .descending)
  }

  func relationship(to person: String) -> Query<StoredRelationship> {
    StoredRelationship.filter(\.owner == owner && \.person == person)
  }

  private func reactions(to post: PostID) -> Query<StoredReactions> {
    StoredReactions.filter(\.owner == owner && \.post == post)
  }

  /// Makes the optimistic change of an action, and returns what undoes it.
  func apply(_ action: UserAction, at now: Date, _ transaction: borrowing WriteTransaction) throws -> ActionInverse {
    if let post = action.post {
      let old = try transaction.first(reactions(to: post))
      var new = StoredReactions(owner: owner, post: post, known: old?.known ?? KnownReactions(), updated: now)
      switch action {
      case .react(let reaction, let isOn, _): new.known[reaction] = isOn
      case .vote(let choices, _, _): new.known.votes = choices
      case .muteConversation(let isOn, _): new.known.isConversationMuted = isOn
      case .delete: new.known.isDeleted = true
      case .person, .answerRequest, .report: break
      }
      try transaction.add(new, update: .modified)
      try transaction.delete(try transaction.array(reactions.dropFirst(Self.limit)))
      return ActionInverse(post: post, known: old?.known)
    }
    guard let person = action.person else { return ActionInverse() }
    let old = try transaction.first(relationship(to: person))?.known
    var new = old ?? PersonRelationship()
    switch action {
    case .person(let action, let isOn, _): new.set(action, isOn)
    case .answerRequest(let isAccepted, _): new.answerRequest(isAccepted)
    case .react, .vote, .muteConversation, .delete, .report: break
    }
    try save(new, to: person, at: now, transaction)
    return ActionInverse(person: person, relationship: old)
  }

  /// Undoes an optimistic change.
  func revert(_ inverse: ActionInverse, at now: Date, _ transaction: borrowing WriteTransaction) throws {
    if let post = inverse.post {
      guard let known = inverse.known else {
        try transaction.deleteAll(reactions(to: post))
        return
      }
      try transaction.add(
        StoredReactions(owner: owner, post: post, known: known, updated: now), update: .modified)
    }
    if let person = inverse.person {
      guard let known = inverse.relationship else {
        try transaction.deleteAll(relationship(to: person))
        return
      }
      try save(known, to: person, at: now, transaction)
    }
  }

  /// Stores that the server has performed an action now.
  func confirm(
    _ action: UserAction, _ reply: ActionReply?, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    if let post = action.post, var row = try transaction.first(reactions(to: post)) {
      row.updated = now
      try transaction.add(row, update: .modified)
    }
    if let person = action.person, var row = try transaction.first(relationship(to: person)) {
      // A follow of a locked account has become a request.
      if let reply = reply?.relationship { row.known = reply }
      row.updated = now
      try transaction.add(row, update: .modified)
    }
  }

  func save(
    _ known: PersonRelationship, to person: String, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    try transaction.add(
      StoredRelationship(owner: owner, person: person, known: known, updated: now), update: .modified)
    try transaction.delete(try transaction.array(relationships.dropFirst(Self.limit)))
  }
}

/// What undoes the optimistic change of an action: what was known before.
struct ActionInverse: Sendable, Hashable, Codable, JSONColumnValue {
  var post: PostID?
  var known: KnownReactions?
  var person: String?
  var relationship: PersonRelationship?
}
