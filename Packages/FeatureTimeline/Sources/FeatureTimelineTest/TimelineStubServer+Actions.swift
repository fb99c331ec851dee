import Foundation
import Locking
import Networking
public import Posts

extension TimelineStubServer {
  /// The fields of a status that requests change, by the last parts of their paths.
  static let reactions = [
    "favourite": ("favourited", true), "unfavourite": ("favourited", false), "reblog": ("reblogged", true),
    "unreblog": ("reblogged", false), "bookmark": ("bookmarked", true), "unbookmark": ("bookmarked", false),
  ]

  /// The status code and the message with which the server refuses reactions, or `nil` if it does not refuse them.
  public var refusal: (status: Int, message: String)? {
    get { state.withLock(\.refusal) }
    set { state.withLock { $0.refusal = newValue } }
  }

  /// Returns the reactions of the user to a post, by the names of their fields in Mastodon's API.
  public func reactions(to id: PostID) -> [String: Bool] { state.withLock { $0.reactions[id.text] ?? [:] } }

  /// Replaces the further fields of a post, such as `favourited`, and removes the user's reactions to it.
  public func setFields(_ fields: String, of id: PostID) {
    state.withLock { state in
      state.reactions[id.text] = nil
      for index in state.posts.indices where "\(state.posts[index].id)" == id.text {
        state.posts[index].fields = fields
      }
    }
  }

  /// The fields of a relationship that requests change, by the last parts of their paths.
  static let relations = [
    "follow": ("following", true), "unfollow": ("following", false), "mute": ("muting", true),
    "unmute": ("muting", false), "block": ("blocking", true), "unblock": ("blocking", false),
  ]

  /// Returns the relationship of the user to the person with an index, by the names of its fields in Mastodon's API.
  public func relationship(to person: Int) -> [String: Any] {
    let start: [String: Any] = ["id": "\(100 + person)", "following": person > 0, "followed_by": person == 1]
    return start.merging(state.withLock { $0.relations[person] ?? [:] }) { $1 }
  }

  /// Returns whether a field of the relationship to the person with an index is `true`.
  public func has(_ field: String, _ person: Int) -> Bool { relationship(to: person)[field] as? Bool == true }

  func relate(_ word: String, to id: String?) -> [String: Any]? {
    guard let (field, isOn) = Self.relations[word], let person = id.flatMap(Int.init).map({ $0 - 100 }),
      people.indices.contains(person)
    else { return nil }
    state.withLock { $0.relations[person, default: [:]][field] = isOn }
    return relationship(to: person)
  }

  /// Responds to the deletion of a post and to the request for its source, and in all other cases by the URL alone.
  func response(to request: HTTPRequest) -> Result<HTTPResponse, NetworkError> {
    let path = request.url.pathComponents
    let isSource = path.last == "source"
    guard isSource || request.method == .delete, failure == nil,
      let post = post(isSource ? path.dropLast().last : path.last)
    else { return response(to: request.url) }
    let source: [String: Any] = ["id": "\(post.id)", "text": post.text, "spoiler_text": ""]
    if isSource { return .success(HTTPResponse(status: 200, body: StubJSON.data(source))) }
    if let refusal {
      return .success(HTTPResponse(status: refusal.status, body: StubJSON.data(["error": refusal.message])))
    }
    delete(PostID("\(post.id)"))
    return .success(HTTPResponse(status: 200, body: StubJSON.data(post.mastodon(people).merging(source) { $1 })))
  }

  func refused(_ url: URL) -> HTTPResponse? {
    let word = url.lastPathComponent
    guard let refusal, Self.reactions[word] != nil || Self.relations[word] != nil else { return nil }
    return HTTPResponse(status: refusal.status, body: StubJSON.data(["error": refusal.message]))
  }

  func react(_ word: String, to id: String?) -> [String: Any]? {
    guard let id, let (field, isOn) = Self.reactions[word], let post = post(id) else { return nil }
    state.withLock { $0.reactions[id, default: [:]][field] = isOn }
    return post.mastodon(people).merging(reactions(to: PostID(id))) { $1 }
  }
}
