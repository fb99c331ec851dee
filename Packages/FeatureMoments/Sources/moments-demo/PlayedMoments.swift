import Foundation
import Locking
import Networking
import NetworkingTest
import Reactive

/// A scripted server. It stores likes, replies after half a second, and refuses a like of the last moment.
final class PlayedMoments: Transport {
  private let liked = Locked<Set<String>>(["1"])

  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    let reply = ScriptedReply.json(answer(to: request)).after(.milliseconds(500), on: MainScheduler.instance)
    return ScriptedTransport([reply]) { _ in }.start(request, completion: completion)
  }

  private struct Operation: Decodable {
    struct Variables: Decodable {
      var momentID: String?
      var isLiked: Bool?
    }

    var variables: Variables
  }

  private func answer(to request: HTTPRequest) -> String {
    guard case .data(let body)? = request.body.segments.first,
      let variables = (try? JSONDecoder().decode(Operation.self, from: body))?.variables
    else { return #"{"isRoundedAvatar": true, "likeButtonStyle": "heart"}"# }
    guard let id = variables.momentID else { return page("getMomentsDetailsByUserID") }
    if id == "4" { return #"{"errors": [{"message": "This moment cannot be liked."}]}"# }
    liked.withLock { liked in
      if variables.isLiked == true { liked.insert(id) } else { liked.remove(id) }
    }
    return page("updateMomentLike")
  }

  private func page(_ field: String) -> String {
    let liked = liked.withLock(\.self)
    let moments = Self.moments.enumerated().map { index, moment in
      let likers = [("2", "hanae_sato"), ("6", "rosa_v"), ("0", "mira_okafor")].dropFirst(index % 3)
        .filter { $0.0 != "0" || liked.contains("\(index)") }
        .map { #"{"id": "\#($0.0)", "avatar": "https://img.example/avatars/\#($0.1).png"}"# }
      let seconds = Int(Date().timeIntervalSince1970) - moment.age
      return """
        {"id": "\(index)", "userDetails": {"name": "\(moment.author)"}, "type": "\(moment.url == nil ? "PHOTOS" : "URL")",
        "title": "\(moment.title)", "url": \(moment.url.map { "\"\($0)\"" } ?? "null"),
        "photos": [\(moment.photo.map { "\"https://img.example/photos/\($0)\"" } ?? "")], "createdDate": "\(seconds)",
        "isLiked": \(liked.contains("\(index)")), "likes": [\(likers.joined(separator: ","))]}
        """
    }
    return """
      {"data": {"\(field)": {"userDetails": {"id": "0", "name": "Mira Okafor",
      "avatar": "https://img.example/avatars/mira_okafor.png",
      "backgroundImage": "https://img.example/covers/mira_okafor.jpg"}, "moments": [\(moments.joined(separator: ","))]}}}
      """
  }

  private struct Shared {
    let author, title: String
    var url: String?
    var photo: String?
    let age: Int
  }

  private static let moments = [
    Shared(author: "Tobias Lind", title: "", photo: "lake.jpg", age: 118),
    Shared(author: "佐藤 花江", title: "Low-level programming on Linux", photo: "terminal.png", age: 1_500),
    Shared(author: "李伟", title: "周末爬山 🏔️", age: 86_400),
    Shared(author: "Zofia Kowalczyk", title: "Worth a read", url: "https://example.com/reactive", age: 172_900),
    Shared(author: "Omar Haddad", title: "The server refuses to like this one.", age: 2_700_000),
  ]
}
