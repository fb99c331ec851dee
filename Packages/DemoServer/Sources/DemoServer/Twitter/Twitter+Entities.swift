import Foundation

extension Twitter {
  static func entity(_ person: Person) -> JSON {
    let avatar = ImagesAPI.avatar(of: person)
    let id = 700_001_000 + person.index
    return [
      "id": .int(id), "id_str": .string(String(id)), "name": .string(person.name),
      "screen_name": .string(person.handle),
      "location": "", "description": .string(person.about), "url": .string(orNull: person.website), "protected": false,
      "followers_count": .int(300 + 100 * person.index), "friends_count": .int(40 + person.index),
      "listed_count": .int(person.index), "created_at": "Thu Mar 01 09:00:00 +0000 2012",
      "favourites_count": .int(12 * person.index), "verified": .bool(person.index == 0),
      "statuses_count": .int(900 + person.index), "lang": nil, "profile_image_url": .string(avatar),
      "profile_image_url_https": .string(avatar),
    ]
  }

  /// Returns a post as JSON. The text of a retweet begins with `RT @` and the handle of the original author, and
  /// the retweet contains the original post.
  func entity(_ post: Post) -> JSON {
    let id = PostIdentifiers.twitter.id(of: post.index)
    var original = post.boosted.flatMap { posts[$0] }
    original?.boosted = nil
    let text = original.map { "RT @\($0.author.handle): \(Piece.plain($0.pieces))" } ?? Piece.plain(post.pieces)
    let tweet: JSON = [
      "created_at": .string(Date(milliseconds: post.milliseconds).twitter), "id": .int(id),
      "id_str": .string(String(id)),
      "text": .string(text), "truncated": false,
      "entities": ["hashtags": [], "symbols": [], "user_mentions": [], "urls": []],
      "source": #"<a href="https://example.com" rel="nofollow">Example</a>"#, "in_reply_to_status_id": nil,
      "in_reply_to_status_id_str": nil, "in_reply_to_user_id": nil, "in_reply_to_user_id_str": nil,
      "in_reply_to_screen_name": nil, "user": Self.entity(post.author), "geo": nil, "coordinates": nil, "place": nil,
      "contributors": nil, "is_quote_status": false, "retweet_count": .int(post.boosts),
      "favorite_count": .int(post.favourites), "favorited": false, "retweeted": false, "lang": "en",
    ]
    return original.map { tweet.merging(["retweeted_status": entity($0)]) } ?? tweet
  }
}
