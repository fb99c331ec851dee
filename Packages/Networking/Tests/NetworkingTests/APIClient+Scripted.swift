import Foundation
import Networking
import NetworkingTest
import Testing

extension APIClient {
  /// A client whose server follows a script.
  static func scripted(_ replies: [ScriptedReply]) throws -> APIClient {
    let base = try #require(URL(string: "https://api.example"))
    return APIClient(baseURL: base, transport: ScriptedTransport(replies) { Issue.record($0) })
  }
}
