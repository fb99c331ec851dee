import Foundation
public import Networking
public import Posts

extension Endpoint where Response == [Post] {
  /// Returns the endpoint for a page of a timeline: at most 100 tweets, newest first. Tweets that cannot be decoded are
  /// omitted.
  ///
  /// The response to `newer(than:)` contains the *newest* posts. If there are more new posts than fit in a page, a gap
  /// is left.
  public static func twitter(_ timeline: TwitterTimeline, _ page: TimelinePage) -> Endpoint {
    let (older, newer): (String?, String?) =
      switch page {
      case .latest: (nil, nil)
      case .newer(let id): (nil, id.text)
      case .older(let id): (id.predecessor, nil)
      }
    let decoding = Decoding<LossyArray<Tweet>>.json().map { try $0.readable.map(\.post) }
    return switch timeline {
    case .list(let owner, let slug):
      Endpoint(
        .get, "/1.1/lists/statuses.json",
        query: ["count": "100", "max_id": older, "owner_screen_name": owner, "since_id": newer, "slug": slug],
        decoding: decoding)
    case .user(let name):
      Endpoint(
        .get, "/1.1/statuses/user_timeline.json",
        query: [
          "contributor_details": "false", "count": "100", "include_rts": "true", "max_id": older, "screen_name": name,
          "since_id": newer,
        ],
        decoding: decoding)
    }
  }
}

extension Endpoint where Response == Post {
  /// Returns the endpoint for one tweet.
  public static func twitterPost(_ id: PostID) -> Endpoint {
    Endpoint(.get, "/1.1/statuses/show.json", query: ["id": id.text], decoding: Decoding<Tweet>.json().map(\.post))
  }
}

extension Endpoint where Response == TwitterMembers {
  /// Returns the endpoint for a page of a list's members: the first page, or the page after another one.
  public static func twitterMembers(owner: String, slug: String, cursor: String? = nil) -> Endpoint {
    Endpoint(
      .get, "/1.1/lists/members.json",
      query: [
        "count": "100", "cursor": cursor, "include_entities": "false", "owner_screen_name": owner, "skip_status": "1",
        "slug": slug,
      ])
  }
}

extension Endpoint where Response == TwitterToken {
  /// Returns the endpoint for a token of the application. The key and secret are sent percent-encoded, as the API
  /// requires.
  public static func twitterToken(key: String, secret: String) -> Endpoint {
    let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let pair = [key, secret].map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? $0 }
    let basic = Data(pair.joined(separator: ":").utf8).base64EncodedString()
    return Endpoint(
      .post, "/oauth2/token", headers: ["Authorization": "Basic \(basic)"],
      body: .form(["grant_type": "client_credentials"]), isAuthorized: false)
  }
}

extension PostID {
  /// The next lower ID, for a server whose pages include the upper bound. An ID that is not a number is returned
  /// unchanged; the page then repeats one post.
  var predecessor: String {
    Int64(text).map { String($0 - 1) } ?? text
  }
}
