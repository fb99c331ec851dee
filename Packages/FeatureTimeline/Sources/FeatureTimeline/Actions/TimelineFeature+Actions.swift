import Foundation
import Mastodon
import Networking
import Persistence
public import Posts
import Presentation
import Reactive

/// The actions of the user on Mastodon, for commands. They go through the same outbox as those of the screens.
extension TimelineFeature {
  /// Adds a reaction to a post, or withdraws it.
  ///
  /// - Parameters:
  ///   - reaction: The reaction.
  ///   - isOn: A Boolean value that indicates whether to add the reaction.
  ///   - post: The ID of the post on the user's server, or the URL of the post on any server.
  /// - Returns: The post as the server sends it afterward.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func set(_ reaction: PostReaction, _ isOn: Bool, of post: String) async throws -> Post {
    try await failing {
      let found = try await findOrName(post)
      return try await perform(.react(reaction, isOn: isOn, post: found.original ?? found.id), on: .post(found))?.post
        ?? found
    }
  }

  /// Mutes or unmutes the conversation of a post.
  ///
  /// - Parameters:
  ///   - isOn: A Boolean value that indicates whether to mute the conversation.
  ///   - post: The ID of the post on the user's server, or the URL of the post on any server.
  /// - Returns: The post as the server sends it afterward.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func muteConversation(_ isOn: Bool, of post: String) async throws -> Post {
    try await failing {
      let found = try await findOrName(post)
      return try await perform(.muteConversation(isOn: isOn, post: found.original ?? found.id), on: .post(found))?.post
        ?? found
    }
  }

  /// Follows, mutes or blocks a person, or ends that.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - isOn: A Boolean value that indicates whether to do it.
  ///   - person: The person. The user's server looks for a person on another server there.
  /// - Returns: The person, and the relationship afterward, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func set(
    _ action: PersonAction, _ isOn: Bool, of person: Username
  ) async throws -> (Person, PersonRelationship?) {
    try await failing {
      let found = try await find(person)
      return (found, try await perform(.person(action, isOn: isOn, id: found.id), on: .person(found))?.relationship)
    }
  }

  /// Accepts or rejects a person's request to follow the user.
  ///
  /// - Returns: The person, and the relationship afterward, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func answerRequest(
    of person: Username, isAccepted: Bool
  ) async throws -> (Person, PersonRelationship?) {
    try await failing {
      let found = try await find(person)
      let known = try await dependencies.mastodon.client.send(.relationships(to: [EntityID(found.id)])).first
      if known?.isRequesting == false, !(isAccepted && known?.isFollower == true) {
        throw LoadFailure.noRequest(from: person.description)
      }
      let action = UserAction.answerRequest(isAccepted: isAccepted, id: found.id)
      return (found, try await perform(action, on: .person(found))?.relationship)
    }
  }

  /// Reports a person to the moderators of the user's server.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - post: The ID of a post of the person that the report is about, or `nil`.
  ///   - comment: The reason.
  /// - Returns: The person.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func report(_ person: Username, about post: PostID? = nil, comment: String) async throws -> Person {
    try await failing {
      let found = try await find(person)
      _ = try await perform(.report(id: found.id, post: post, comment: comment), on: .person(found))
      return found
    }
  }

  /// Votes in the poll of a post.
  ///
  /// - Parameters:
  ///   - choices: The options, each by its number, from 1, or by its text.
  ///   - post: The ID of the post on the user's server, or the URL of the post on any server.
  /// - Returns: The post with the vote.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func vote(for choices: [String], in post: String) async throws -> Post {
    try await failing {
      var found = try await find(post)
      let (poll, indices) = try VoteFailure.indices(of: choices, in: found, at: dependencies.clock.now)
      _ = try await perform(.vote(indices, poll: poll.id, post: found.original ?? found.id), on: .post(found))
      found.vote(for: indices)
      return found
    }
  }

  /// Requests the post that an ID or a URL names. If the server cannot be reached, returns a post that has only the ID, so that
  /// the action waits in the outbox.
  private func findOrName(_ post: String) async throws -> Post {
    do {
      return try await find(post)
    } catch {
      guard !Task.isCancelled, !post.contains("://"), LoadFailure(error).isOfConnection else { throw error }
      return Post(id: PostID(post), text: "", author: Person(id: "", name: "", username: ""))
    }
  }

  /// Requests the post that an ID or a URL names.
  private func find(_ post: String) async throws -> Post {
    guard dependencies.mastodon.account != nil else { throw LoadFailure.unauthorized }
    let (client, id) = (dependencies.mastodon.client, PostID(post))
    guard post.contains("://") else {
      return Post(try await client.send(.status(id.entity)).explainingAbsence(as: .noPost(id)).value, in: .thread)
    }
    let found = try await client.send(.search(post, resolves: true, limit: 1)).statuses.first
    guard let found else { throw LoadFailure.noPost(id) }
    return Post(found, in: .thread)
  }

  /// Requests the person with a name. A server looks for people on other servers only in a search.
  private func find(_ name: Username) async throws -> Person {
    guard dependencies.mastodon.account != nil else { throw LoadFailure.unauthorized }
    let (client, name) = (dependencies.mastodon.client, name.description)
    let absence = LoadFailure.noPerson(named: name)
    do {
      return Person(try await client.send(.account(named: name)).explainingAbsence(as: absence).value)
    } catch let failure as LoadFailure where failure == absence && name.contains("@") {
      let found = try await client.send(.search("@\(name)", resolves: true, limit: 1)).accounts.first
      guard let found, found.acct.lowercased() == name.lowercased() else { throw absence }
      return Person(found)
    }
  }

  private func perform(_ action: UserAction, on subject: ActionSubject) async throws -> ActionReply? {
    guard let actions = dependencies.mastodon.actions else { throw LoadFailure.unauthorized }
    return try await actions.outcome(of: action, on: subject)
  }
}
