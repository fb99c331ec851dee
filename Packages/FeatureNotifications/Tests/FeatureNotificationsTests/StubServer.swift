import Foundation
import Networking
import NetworkingTest
import Reactive

/// An in-memory Mastodon server, without sockets: notifications in pages that are linked, and read markers.
final class StubServer: Transport {
  private struct State {
    var notifications: [(id: Int, json: String)] = []
    var marker: String?
    var requests: [String] = []
    var failure: NetworkError?
    var markerStatus = 200
    var linksPages = true
    var ignoresIDs = false
  }

  private let state = BehaviorRelay(value: State())
  private let lock = NSLock()
  private let pageSize = 40
  /// The stream of new notifications.
  let stream = ScriptedStream()

  // MARK: - What tests do

  /// Adds a notification. It is the newest, whatever its ID.
  ///
  /// - Parameters:
  ///   - id: The ID, or `nil` for one more than the greatest ID.
  ///   - kind: The server's name for the kind.
  ///   - person: The name and username of the person who causes the notification.
  ///   - post: The ID of the post, or `nil` for none.
  ///   - author: The name and username of the post's author.
  ///   - filter: The action of a filter that the post matches, or `nil` for none.
  ///   - fields: Further fields of the notification, as JSON.
  func add(
    _ kind: String = "favourite", id: Int? = nil, by person: String = "ada", post: Int? = 7, author: String = "mira",
    filter: String? = nil, fields: String = ""
  ) {
    change { state in
      let id = id ?? (state.notifications.map(\.id).max() ?? 1_000) + 1
      let status =
        post.map {
          let filters = filter.map { #"[{"filter": {"title": "Spiders", "filter_action": "\#($0)"}}]"# } ?? "[]"
          return #"{"id": "\#($0)", "content": "<p>Post \#($0)</p>", "account": \#(Self.account(author)), "#
            + #""filtered": \#(filters)}"#
        } ?? "null"
      let account = Self.account(person)
      let json = #"{"id": "\#(id)", "type": "\#(kind)", "account": \#(account), "status": \#(status)\#(fields)}"#
      state.notifications.append((id, json))
    }
    if let newest = state.value.notifications.last { stream.send("event: notification\ndata: \(newest.json)\n\n") }
  }

  /// Adds notifications about different posts.
  func add(_ count: Int) {
    for _ in 0..<count { add(post: 10_000 + state.value.notifications.count) }
  }

  /// Deletes a notification.
  func delete(_ id: Int) { change { state in state.notifications.removeAll { $0.id == id } } }

  /// The IDs of all notifications, newest first.
  var ids: [String] { state.value.notifications.reversed().map { "\($0.id)" } }

  /// The read marker.
  var marker: String? {
    get { state.value.marker }
    set { change { $0.marker = newValue } }
  }

  /// The status of the responses to requests for markers.
  var markerStatus: Int {
    get { state.value.markerStatus }
    set { change { $0.markerStatus = newValue } }
  }

  /// Whether responses link to the next page.
  var linksPages: Bool {
    get { state.value.linksPages }
    set { change { $0.linksPages = newValue } }
  }

  /// Whether the server sends its newest page whatever the request asks for.
  var ignoresIDs: Bool {
    get { state.value.ignoresIDs }
    set { change { $0.ignoresIDs = newValue } }
  }

  /// The error with which all further requests fail, or `nil` if the server responds normally.
  var failure: NetworkError? {
    get { state.value.failure }
    set { change { $0.failure = newValue } }
  }

  /// Returns the methods, paths and queries that were requested since the last call, without the common prefix.
  func takeRequests() -> [String] {
    defer { change { $0.requests = [] } }
    return state.value.requests
  }

  private func change(_ change: (inout State) -> Void) {
    lock.withLock {
      var new = state.value
      change(&new)
      state.accept(new)
    }
  }

  private static func account(_ name: String) -> String {
    #"{"id": "\#(name)", "username": "\#(name)", "acct": "\#(name)", "display_name": "\#(name.capitalized)"}"#
  }

  // MARK: - Transport

  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    let query = request.url.query(percentEncoded: false).map { "?\($0)" } ?? ""
    let path = request.url.path(percentEncoded: false)
    let isMarker = path.hasSuffix("/markers")
    if path.contains("/streaming/") {
      return ScriptedTransport([.stream(stream)]) { _ in }.start(request, completion: completion)
    }
    change { state in
      state.requests.append(
        "\(request.method.rawValue) \(path.split(separator: "/").last ?? "")\(isMarker ? "" : query)")
    }
    completion(failure.map { .failure($0) } ?? .success(isMarker ? markers(request) : page(request.url)))
    return Finished()
  }

  private func markers(_ request: HTTPRequest) -> HTTPResponse {
    guard markerStatus == 200 else { return HTTPResponse(status: markerStatus) }
    if request.method == .post, case .data(let form)? = request.body.segments.first,
      let id = String(decoding: form, as: UTF8.self).split(separator: "=").last
    {
      marker = String(id)
    }
    let body = marker.map { #"{"notifications": {"last_read_id": "\#($0)"}}"# } ?? "{}"
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  private func page(_ url: URL) -> HTTPResponse {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let id = state.value.ignoresIDs ? nil : items.first { $0.name == "max_id" }?.value.flatMap { Int($0) }
    let newestFirst = Array(state.value.notifications.reversed())
    let start = id.map { id in (newestFirst.firstIndex { $0.id == id } ?? newestFirst.count) + 1 } ?? 0
    let page = newestFirst.dropFirst(start).prefix(pageSize)
    var headers: HTTPHeaders = [:]
    if state.value.linksPages, let last = page.last, last.id != state.value.notifications.first?.id {
      headers["Link"] = #"<https://stub.example/api/v1/notifications?max_id=\#(last.id)>; rel="next""#
    }
    return HTTPResponse(
      status: 200, headers: headers, body: Data("[\(page.map(\.json).joined(separator: ","))]".utf8))
  }

  private struct Finished: TransportTask {
    func cancel() {}
  }
}
