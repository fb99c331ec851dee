import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a scripted server and an in-memory store. Replies arrive before a call returns.
@MainActor final class MomentsServer {
  let transport: ScriptedTransport
  let store: Store
  let clock = TestScheduler(initialClock: 1_605_521_480, simulateProcessingDelay: false)
  /// The clock of the outbox, which needs fractions of a second.
  private let sending = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_605_521_480))
  let tracked = TrackedEvents()
  let feature: MomentsFeature

  /// Creates a server, and a feature that uses it.
  ///
  /// - Parameters:
  ///   - replies: The replies to `/graphql`, in order.
  ///   - config: The reply to each request to `/remote-config`.
  ///   - isLive: Whether likes are sent without moving the clock.
  init(
    _ replies: ScriptedReply..., config: ScriptedReply = .json("{}"), likes: Bool = true,
    enabled: Set<InternalToggle> = [], flavor: BuildFlavor = .debug, user: String = "0",
    address: String = "https://moments.test", store: Store? = nil, isLive: Bool = false
  ) throws {
    transport = ScriptedTransport(
      [config.on("GET /remote-config").repeated()] + replies.map { $0.on("POST /graphql") }
    ) { Issue.record($0) }
    self.store = try store ?? .immediate()
    feature = MomentsFeature(
      dependencies: MomentsDependencies(
        client: APIClient(baseURL: try #require(URL(string: address)), transport: transport), store: self.store,
        app: AppInformation(version: "1.2.0", flavor: flavor, platform: "linux", systemVersion: "6.1.0"),
        enabledToggles: enabled,
        user: SingleUser(id: user), tracking: [tracked], clock: clock, scheduler: CurrentThreadScheduler.instance,
        sending: isLive ? SerialDispatchQueueScheduler(internalSerialQueueName: "MomentsServer") : sending))
    if store == nil, enabled.isEmpty { try feature.toggles.set(.likeButton, to: likes) }
  }

  /// The variables of the operations that were sent, in order.
  var operations: [String] {
    transport.requests.filter { $0.url.lastPathComponent == "graphql" }.map { request in
      guard case .data(let data)? = request.body.segments.first,
        let operation = try? JSONDecoder().decode(Operation.self, from: data)
      else { return "?" }
      return operation.variables.summary
    }
  }

  /// Adds a reply to `/graphql` that arrives after a delay.
  func answer(_ reply: ScriptedReply, after seconds: Int) {
    transport.script(reply.on("POST /graphql").after(.seconds(seconds), on: clock))
  }

  /// Advances the clocks.
  func advance(by seconds: Int) {
    for _ in 0..<seconds {
      sending.advanceTo(sending.clock + 0.5)
      clock.advanceTo(clock.clock + 1)
      sending.advanceTo(sending.clock + 0.5)
    }
  }

  /// Returns a view model with a recorder of its outputs.
  func watch() -> Watched { Watched(feature.makeMomentsViewModel()) }

  /// Returns a response with the given moments, some of which user 0 likes.
  static func page(_ ids: Int..., liked: Set<Int> = [], mutation: Bool = false) -> ScriptedReply {
    page(ids: ids, liked: liked, mutation: mutation)
  }

  /// Returns a response with any number of moments, whose texts begin with a title.
  static func page(
    ids: [Int], liked: Set<Int> = [], mutation: Bool = false, title: String = "Title"
  ) -> ScriptedReply {
    let me = #"{"id": "0", "name": "Me", "avatar": "https://img.test/me.png"}"#
    let moments = ids.map { id in
      """
      {"id": "\(id)", "userDetails": {"name": "Friend \(id)", "avatar": "https://img.test/f\(id).png"}, "type": "PHOTOS",
      "title": "\(title) \(id)", "photos": ["https://img.test/\(id).jpg"], "createdDate": "1605521360",
      "isLiked": \(liked.contains(id)), "likes": [\(liked.contains(id) ? me : "")]}
      """
    }
    let user = #"{"id": "0", "name": "Me", "avatar": "https://img.test/me.png", "backgroundImage": ""}"#
    return .json(
      """
      {"data": {"\(mutation ? "updateMomentLike" : "getMomentsDetailsByUserID")": {"userDetails": \(user),
      "moments": [\(moments.joined(separator: ","))]}}}
      """)
  }
}

extension Store {
  /// Returns an in-memory store that notifies observers of a write before the write returns.
  static func immediate(schemas: [Schema] = MomentsFeature.schemas) throws -> Store {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    return try .inMemory(schemas: schemas, options: options)
  }
}

private struct Operation: Decodable {
  struct Variables: Decodable {
    var userID: String
    var withLikes: Bool?
    var momentID: String?
    var isLiked: Bool?

    var summary: String {
      if let momentID, let isLiked { return "\(isLiked ? "like" : "unlike") \(momentID) by \(userID)" }
      return "page of \(userID)\(withLikes == true ? " with likes" : "")"
    }
  }

  var variables: Variables
}
