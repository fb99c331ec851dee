import Locking
import Networking

extension TimelineStubServer {
  /// The way in which a server of Mastodon's API reads the IDs in requests for older and newer posts.
  public enum Cursors: Sendable, CaseIterable {
    /// As Mastodon does.
    case standard
    /// As Mastodon does, but pages contain the post with the ID, too.
    case inclusive
    /// Pages above a post begin with the oldest post.
    case oldestFirst
    /// The request for posts directly above a post returns the newest posts above it.
    case newestAbove
    /// Requests for posts directly above a post fail.
    case noneAbove
    /// The IDs are ignored, and every page is the newest.
    case ignored
  }

  /// The way in which the server reads the IDs in requests to Mastodon's API.
  public var cursors: Cursors {
    get { state.withLock(\.cursors) }
    set { state.withLock { $0.cursors = newValue } }
  }

  func refusedPage(_ query: [String: String]) -> HTTPResponse? {
    guard cursors == .noneAbove, query["min_id"] != nil else { return nil }
    return HTTPResponse(status: 404, body: StubJSON.data(["error": "Record not found"]))
  }

  func page(_ query: [String: String], isTwitter: Bool = false, by author: Int? = nil) -> [StubPost] {
    let cursors = isTwitter ? .standard : cursors
    let reach = cursors == .inclusive ? 1 : 0
    func id(_ name: String) -> Int? { cursors == .ignored ? nil : query[name].flatMap { Int($0) } }
    let below = id("max_id").map { $0 + (isTwitter ? 1 : reach) } ?? .max
    let above = id("since_id") ?? id("min_id").map { $0 - reach } ?? 0
    let posts = state.withLock(\.posts).reversed().filter { post in
      post.id < below && post.id > above && author.map { $0 == post.author } ?? true
    }
    if query["min_id"] == nil || cursors == .newestAbove || cursors == .ignored { return Array(posts.prefix(pageSize)) }
    return cursors == .oldestFirst ? posts.suffix(pageSize).reversed() : posts.suffix(pageSize)
  }
}
