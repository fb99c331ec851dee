import Foundation
import Mastodon
import Networking
import NetworkingTest

/// A recorded reply of GoToSocial 0.20 with its request.
struct Recording: Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")

  /// The names of all recorded files, without the extension.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  let name: String
  let method: String
  /// The path with the query.
  let path: String
  let status: Int
  let headers: HTTPHeaders
  /// The body as JSON.
  let body: Data

  init(_ name: String) throws {
    self.name = name
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    let json = try JSONSerialization.jsonObject(with: data)
    guard let object = json as? [String: Any], let request = object["request"] as? [String: Any] else {
      // Files that hold an array of statuses or of frames instead of a request and its reply.
      (method, path, status, headers, body) = ("", "", 200, HTTPHeaders(), data)
      return
    }
    method = request["method"] as? String ?? ""
    path = request["path"] as? String ?? ""
    status = object["status"] as? Int ?? 0
    headers = HTTPHeaders(
      (object["headers"] as? [String: String] ?? [:]).map { HTTPHeaders.Field(name: $0.key, value: $0.value) })
    body = try JSONSerialization.data(withJSONObject: object["body"] ?? NSNull(), options: [.fragmentsAllowed])
  }
}
