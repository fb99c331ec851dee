import Foundation

/// The server without its sockets: the state of the APIs, the pending faults and the record of requests.
struct Engine: Sendable {
  var world: World
  var faults = FaultPlan()
  /// The error that occurred when the last change was written to the state file, or `nil` if there was none.
  private(set) var saveError: DemoServerError?
  private(set) var records: [DemoServer.RequestRecord] = []
  private let configuration: DemoServer.Configuration
  private let file: StateFile?
  private var saved: World.State?

  /// Creates an engine with the state in the state file, if there is one.
  ///
  /// - Throws: A ``DemoServerError`` if the state file cannot be read or written.
  init(configuration: DemoServer.Configuration) throws {
    self.configuration = configuration
    file = configuration.stateFile.map(StateFile.init)
    world = World(configuration: configuration, state: try file?.load())
    try save()
  }

  var now: Date { configuration.now() }

  /// Replies to a request at the current time and stores the changes.
  mutating func reply(to request: Request) -> Reply {
    if let refusal = request.refusal { return Reply(response: refusal) }
    var request = request
    request.date = now
    guard request.segments.first != ControlAPI.prefix else {
      return Reply(response: ControlAPI.respond(to: request, engine: &self))
    }
    let due = faults.take(for: request) + (request.headers["X-Fault"].flatMap(Fault.list) ?? [])
    let reply = Reply(
      faults: due, rateLimited: { World.rateLimited(request, resetAfter: $0) },
      answer: { world.respond(to: request) })
    record(request, reply)
    storeState()
    return reply
  }

  /// Returns the events of a stream since the last call. The next request stores the posts that have appeared.
  mutating func events(of feed: inout EventFeed, at origin: String) -> Data {
    world.events(of: &feed, at: now, origin: origin)
  }

  mutating func publishPosts(_ count: Int) {
    world.posts.catchUp(to: now)
    world.posts.publish(count, at: now)
    storeState()
  }

  mutating func setRemoteConfig(_ config: DemoServer.RemoteConfig) {
    world.remoteConfig.config = config
    storeState()
  }

  /// Resets the state. Also removes the pending faults and the recorded requests.
  mutating func reset() {
    world = World(configuration: configuration)
    faults.removeAll()
    records = []
    storeState()
  }

  /// Stores the state. A full disk must not stop the server; the next request tries again.
  private mutating func storeState() {
    do {
      try save()
      saveError = nil
    } catch {
      saveError = error as? DemoServerError
    }
  }

  private mutating func save() throws {
    guard let file, world.state != saved else { return }
    try file.save(world.state)
    saved = world.state
  }

  private mutating func record(_ request: Request, _ reply: Reply) {
    records = records.suffix(499)
    records.append(
      DemoServer.RequestRecord(
        method: request.method, path: request.path, query: request.query.fields.map(\.name),
        status: reply.delivery == .nothing ? nil : reply.response.status, date: request.date))
  }
}
