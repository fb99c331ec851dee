import Foundation
import Locking
public import Networking
public import Posts

/// A server with posts for tests and benchmarks.
///
/// Unlike the demo server, it needs no socket, holds responses, and works in virtual time.
///
/// Serves Mastodon's timelines and accounts and Twitter's API 1.1, with the cursors of each API: `max_id` is exclusive
/// on Mastodon and inclusive on Twitter, `min_id` requests the posts directly above a post, and `since_id` requests the
/// newest posts. Lists and hashtags contain all posts.
///
///     let server = TimelineStubServer()
///     server.publish(12)
///     let client = APIClient(baseURL: url, transport: server)
public final class TimelineStubServer: Transport {
  struct State {
    var posts: [StubPost] = []
    var requests: [String] = []
    var failure: NetworkError?
    var isHolding = false
    var holdsOldResponses = false
    var held: [@Sendable () -> Void] = []
    var cancelled = 0
    var bookmarks: [PostID]?
    var repeatsFirstPage = false
    var linkedHost: String?
    var cursors = Cursors.standard
    var reactions: [String: [String: Bool]] = [:]
    var relations: [Int: [String: Bool]] = [:]
    var refusal: (status: Int, message: String)?
    var (refusesStreams, streamsOverWebSocketOnly) = (false, false)
    var streams: [OpenStream] = []
  }

  let people: [StubPerson]
  let pageSize: Int
  private let now: @Sendable () -> Double
  let state = Locked(State())

  /// Creates a server without posts.
  ///
  /// - Parameters:
  ///   - people: The authors, who take turns.
  ///   - pageSize: The maximum number of posts or people in a page.
  ///   - now: The time at which posts are published, in seconds since 1970.
  public init(
    people: [StubPerson] = StubPerson.all, pageSize: Int = 5, now: @escaping @Sendable () -> Double = { 1_544_260_000 }
  ) {
    self.people = people
    self.pageSize = pageSize
    self.now = now
  }

  // MARK: - What tests do

  /// Publishes posts by authors who take turns. Consecutive IDs differ by more than one and grow from three digits to
  /// four.
  public func publish(_ count: Int) {
    for _ in 0..<count { publish("Post \((state.withLock { $0.posts.last?.id } ?? 900) + 7)") }
  }

  /// Publishes a post.
  ///
  /// - Parameters:
  ///   - author: The index of the author among the people, or `nil` for the next in turn.
  ///   - age: The age of the post in seconds.
  ///   - parent: The ID of the post to which this one replies, or `nil` if the post is not a reply.
  ///   - fields: A JSON object with further fields of a status of Mastodon, such as `spoiler_text`.
  public func publish(
    _ text: String, by author: Int? = nil, age: Double = 0, replyingTo parent: PostID? = nil, fields: String = "{}"
  ) {
    let created = now() - age
    state.withLock { state in
      let post = StubPost(
        id: (state.posts.last?.id ?? 900) + 7, text: text, author: author ?? state.posts.count % people.count,
        created: created, parent: parent, fields: fields)
      state.posts.append(post)
    }
    sendNewestPost()
  }

  /// Changes the text of a post. Its earlier texts stay in its history.
  public func edit(_ id: PostID, to text: String) {
    state.withLock { state in
      for index in state.posts.indices where "\(state.posts[index].id)" == id.text {
        state.posts[index].earlierTexts.append(state.posts[index].text)
        state.posts[index].text = text
      }
    }
    if let post = post(id.text) { send("status.update", post) }
  }

  /// Returns the IDs of all posts, or of the posts by the given authors, newest first.
  public func ids(by authors: Set<Int>? = nil) -> [PostID] {
    state.withLock(\.posts).reversed().filter { authors?.contains($0.author) ?? true }.map { PostID("\($0.id)") }
  }

  /// Returns the texts of all posts, or of the posts by the given authors, newest first.
  public func texts(by authors: Set<Int>? = nil) -> [String] {
    state.withLock(\.posts).reversed().filter { authors?.contains($0.author) ?? true }.map(\.text)
  }

  /// The bookmarked posts, most recently added first, or `nil` if all posts are bookmarked.
  public var bookmarks: [PostID]? {
    get { state.withLock(\.bookmarks) }
    set { state.withLock { $0.bookmarks = newValue } }
  }

  /// A Boolean value that indicates whether every page of bookmarks has the posts of the first page and a link to
  /// another page.
  public var repeatsFirstPage: Bool {
    get { state.withLock(\.repeatsFirstPage) }
    set { state.withLock { $0.repeatsFirstPage = newValue } }
  }

  /// The host to which pages of bookmarks and people link, or `nil` for the server's own host.
  public var linkedHost: String? {
    get { state.withLock(\.linkedHost) }
    set { state.withLock { $0.linkedHost = newValue } }
  }

  /// The error with which all further requests fail, or `nil` if the server responds normally.
  public var failure: NetworkError? {
    get { state.withLock(\.failure) }
    set { state.withLock { $0.failure = newValue } }
  }

  /// A Boolean value that indicates whether to delay responses. The delayed responses are sent in order when the value
  /// becomes `false`.
  public var isHolding: Bool {
    get { state.withLock(\.isHolding) }
    set {
      let held = state.withLock { state in
        state.isHolding = newValue
        defer { if !newValue { state.held = [] } }
        return newValue ? [] : state.held
      }
      for answer in held { answer() }
    }
  }

  /// Returns the paths and queries that were requested since the last call, in order.
  public func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// The number of requests that were canceled before their response.
  public var cancelled: Int { state.withLock(\.cancelled) }

  // MARK: - Transport

  /// Responds to a request as the server would.
  public func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    if let task = startStream(request, completion) { return task }
    let exchange = StubExchange(completion) { [self] in state.withLock { $0.cancelled += 1 } }
    let old = state.withLock { $0.isHolding && $0.holdsOldResponses } ? response(to: request.url) : nil
    let answer: @Sendable () -> Void = { [self] in exchange.finish(old ?? self.response(to: request)) }
    let isHeld = state.withLock { state in
      let query = request.url.query(percentEncoded: false).map { "?\($0)" } ?? ""
      state.requests.append(request.url.path(percentEncoded: false) + query)
      if state.isHolding { state.held.append(answer) }
      return state.isHolding
    }
    if !isHeld { answer() }
    return exchange
  }

  func response(to url: URL) -> Result<HTTPResponse, NetworkError> {
    if let failure { return .failure(failure) }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    if let refusal = refused(url) ?? refusedPage(query) { return .success(refusal) }
    let path = url.path(percentEncoded: false).split(separator: "/").map(String.init)
    var headers: HTTPHeaders = [:]
    let body: Any? =
      switch path.last {
      case "statuses.json": page(query, isTwitter: true).map { $0.twitter(people) }
      case "user_timeline.json":
        person(query["screen_name"]).map { page(query, isTwitter: true, by: $0).map { $0.twitter(people) } }
      case "members.json": members(query)
      case "show.json": post(query["id"])?.twitter(people)
      case let id where path.dropLast().last == "statuses": post(id)?.mastodon(people)
      case "token": ["token_type": "bearer", "access_token": "stub-token"]
      case "lookup": person(query["acct"]).map { people[$0].mastodon(id: $0) }
      case "followed_tags": [["name": "swift"]]
      case "lists": [["id": "12249", "title": "RxSwift"]]
      case let id? where path.dropLast().last == "lists": ["id": id, "title": "RxSwift"]
      case let word? where Self.reactions[word] != nil: react(word, to: path.dropLast().last)
      case "history": post(path.dropLast().last).map(\.history)
      case "context": thread(around: path.dropLast().last)
      case "search": results(of: query["q"] ?? "")
      case "relationships": people.indices.map { relationship(to: $0) }
      case let word? where Self.relations[word] != nil && path.dropLast(2).last == "accounts":
        relate(word, to: path.dropLast().last)
      case "followers", "following", "favourited_by", "reblogged_by", "follow_requests":
        people.indices.map { people[$0].mastodon(id: $0) }
      case "accounts": accounts(query, url, &headers)
      case "bookmarks" where bookmarks != nil: bookmarked(query, url, &headers)
      case "statuses":
        page(query, by: path.dropLast().last.flatMap { Int($0) }.map { $0 - 100 }).map { $0.mastodon(people) }
      default: page(query).map { $0.mastodon(people) }
      }
    guard let body else {
      return .success(HTTPResponse(status: 404, body: Data(#"{"error":"Record not found"}"#.utf8)))
    }
    return .success(HTTPResponse(status: 200, headers: headers, body: StubJSON.data(body)))
  }

  func post(_ id: String?) -> StubPost? {
    state.withLock(\.posts).first { "\($0.id)" == id }
  }

  func person(_ username: String?) -> Int? { people.firstIndex { $0.username == username } }
}

/// An exchange that ends once, with a response or a cancellation.
final class StubExchange: TransportTask {
  private let completion: Locked<ExchangeCompletion?>
  private let onCancel: @Sendable () -> Void

  init(_ completion: @escaping ExchangeCompletion, onCancel: @escaping @Sendable () -> Void) {
    self.completion = Locked(completion)
    self.onCancel = onCancel
  }

  @discardableResult
  func finish(_ result: Result<HTTPResponse, NetworkError>) -> Bool {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    completion?(result)
    return completion != nil
  }

  func cancel() {
    if finish(.failure(.cancelled)) { onCancel() }
  }
}
