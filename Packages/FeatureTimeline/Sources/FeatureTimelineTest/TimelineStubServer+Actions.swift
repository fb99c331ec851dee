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

  func refused(_ url: URL) -> HTTPResponse? {
    guard let refusal, Self.reactions[url.lastPathComponent] != nil else { return nil }
    return HTTPResponse(status: refusal.status, body: StubJSON.data(["error": refusal.message]))
  }

  func react(_ word: String, to id: String?) -> [String: Any]? {
    guard let id, let (field, isOn) = Self.reactions[word], let post = post(id) else { return nil }
    state.withLock { $0.reactions[id, default: [:]][field] = isOn }
    return post.mastodon(people).merging(reactions(to: PostID(id))) { $1 }
  }
}
