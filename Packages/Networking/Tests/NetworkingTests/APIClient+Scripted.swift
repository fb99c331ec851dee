import Foundation
import Networking
import NetworkingTest
import Testing

extension APIClient {
  /// Returns a client whose server sends scripted replies.
  static func scripted(_ replies: [ScriptedReply]) throws -> APIClient {
    try scripted(.scripted(replies))
  }

  /// Returns a client whose server sends scripted replies.
  static func scripted(_ transport: ScriptedTransport, interceptors: [any Interceptor] = []) throws -> APIClient {
    let base = try #require(URL(string: "https://api.example"))
    return APIClient(baseURL: base, headers: [:], transport: transport, interceptors: interceptors)
  }
}

extension ScriptedTransport {
  /// Returns a transport that records an issue for a request that is not in its script.
  static func scripted(_ replies: [ScriptedReply]) -> ScriptedTransport {
    ScriptedTransport(replies) { Issue.record($0) }
  }

  /// The requests so far, as `GET /path`.
  var routes: [String] {
    requests.map { "\($0.method.rawValue) \($0.url.path)" }
  }
}
