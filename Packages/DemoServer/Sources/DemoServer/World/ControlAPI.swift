import Foundation

/// The API with which tests and demonstrations in another process control the server: `/_control/…`.
///
/// A request with an `Origin` header is rejected, even if a page of this server sends it, so that no web page can
/// control the server.
enum ControlAPI {
  static let prefix = "_control"

  static func respond(to request: Request, engine: inout Engine) -> Response {
    guard request.headers["Origin"] == nil else {
      return problem("The control endpoints accept requests from local programs only.", status: 403)
    }
    return engine.respond(to: request.dropping(prefix: 1))
  }

  fileprivate static func problem(_ text: String, status: Int) -> Response {
    .json(["error": .string(text)], status: status)
  }
}

extension Engine: APIFamily {
  static var notFound: Response { ControlAPI.problem("There is no such control endpoint.", status: 404) }

  static let routes: [Route<Engine>] = [
    .get("/faults") { engine, _ in .json(engine.faultList) },
    .post("/faults") { $0.addFault($1) },
    Route("DELETE", "/faults") { engine, _ in
      engine.faults.removeAll()
      return .json(engine.faultList)
    },
    .post("/posts") { $0.addPosts($1) },
    Route("PUT", "/remote-config") { $0.setRemoteConfig($1) },
    .get("/requests") { engine, _ in .json(.array(engine.records.map(\.json))) },
    .post("/reset") { engine, _ in
      engine.reset()
      return .json([:])
    },
  ]

  private var faultList: JSON {
    .array(
      faults.entries.map { entry in
        [
          "path": .string(entry.path), "method": .string(orNull: entry.method), "count": .int(entry.remaining),
          "faults": .string(entry.faults.map(\.description).joined(separator: ",")),
        ]
      })
  }

  private mutating func addFault(_ request: Request) -> Response {
    guard let body = try? JSON(parsing: request.body), let text = body["faults"]?.text, let list = Fault.list(text)
    else {
      return ControlAPI.problem(
        #"Send {"faults": "status=500", "path": "/wanandroid", "method": "GET", "count": 1}; only faults is required."#,
        status: 422)
    }
    let count = body["count"]?.int ?? 1
    guard count > 0 else { return ControlAPI.problem("count must be at least 1.", status: 422) }
    faults.add(
      .init(path: body["path"]?.text ?? "/", method: body["method"]?.text?.uppercased(), faults: list, remaining: count)
    )
    return .json(faultList, status: 201)
  }
}

extension Engine {
  private mutating func addPosts(_ request: Request) -> Response {
    guard let count = try? JSON(parsing: request.body)["count"]?.int, (1...1000).contains(count) else {
      return ControlAPI.problem(#"Send {"count": 3}, at most 1000."#, status: 422)
    }
    publishPosts(count)
    return .json(["count": .int(count)], status: 201)
  }

  private mutating func setRemoteConfig(_ request: Request) -> Response {
    guard let config = try? JSONDecoder().decode(DemoServer.RemoteConfig.self, from: request.body) else {
      return ControlAPI.problem(#"Send {"isRoundedAvatar": true, "likeButtonStyle": "star"}."#, status: 422)
    }
    setRemoteConfig(config)
    return .json(world.remoteConfig.json)
  }
}

extension DemoServer.RequestRecord {
  fileprivate var json: JSON {
    [
      "method": .string(method), "path": .string(path), "query": .array(query.map(JSON.string)),
      "status": status.map(JSON.int) ?? .null, "date": .string(date.iso8601Milliseconds),
    ]
  }
}
