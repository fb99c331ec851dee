import Foundation
import Networking

/// A key of an entity, in the snake case of the API.
struct EntityKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Methods that decode fields leniently. Servers that implement only a part of the API omit fields, send `null`, or
/// send another type. A field that is not essential has a default instead of making the whole entity unreadable.
extension KeyedDecodingContainer<EntityKey> {
  /// Returns the value of a field, or `nil` if it is missing, `null` or of another type.
  func value<Value: Decodable>(_ key: EntityKey, as type: Value.Type = Value.self) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  func text(_ key: EntityKey) -> String { value(key) ?? "" }

  /// Returns the text of a field, or `nil` if it is missing, empty or of another type.
  func nonempty(_ key: EntityKey) -> String? { value(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 } }

  func flag(_ key: EntityKey) -> Bool { value(key) ?? false }

  /// Returns a count, or `nil` if it is missing, of another type or negative, which stands for a hidden count. Some servers
  /// send counts as strings.
  func count(_ key: EntityKey) -> Int? {
    let count = value(key, as: Int.self) ?? value(key, as: String.self).flatMap { Int($0) }
    return count.flatMap { $0 < 0 ? nil : $0 }
  }

  /// Returns whether a field is an object.
  func isObject(_ key: EntityKey) -> Bool { (try? nestedContainer(keyedBy: EntityKey.self, forKey: key)) != nil }

  /// Returns whether a field is `{}`, which some servers send instead of `null`.
  func isBlank(_ key: EntityKey) -> Bool { value(key, as: [String: Bool].self)?.isEmpty == true }

  /// Returns the `http` or `https` URL in a field, or `nil` for any other value.
  func url(_ key: EntityKey) -> URL? { URL(web: value(key)) }

  /// Returns a date such as `2024-05-01T22:49:00.113Z`, with or without fractions of a second and a time zone, or a day
  /// such as `2024-05-01`. A date without a time zone is in UTC. Returns `nil` for any other value.
  func date(_ key: EntityKey) -> Date? { value(key, as: String.self).flatMap(Date.init(mastodon:)) }

  /// Returns the account in a field. A field that is missing, `null` or without a readable account has an account with
  /// an empty ID and the username `?`, because the entity around it is still of use.
  func account(_ key: EntityKey) throws -> MastodonAccount {
    try value(key) ?? JSONDecoder().decode(MastodonAccount.self, from: Data(#"{"id": "", "username": "?"}"#.utf8))
  }

  /// Returns the elements of an array, without those that cannot be decoded.
  func elements<Element: Decodable>(_ key: EntityKey) -> [Element] {
    value(key, as: LossyArray<Element>.self)?.elements ?? []
  }
}

extension Date {
  /// Creates a date from ISO 8601 and from RFC 3339, which also allow a space or a lowercase letter before the time, a comma
  /// before fractions, and a time without seconds. A day or time that does not exist, such as `2026-02-30`, is invalid.
  init?(mastodon text: String) {
    let words = text.uppercased().replacing(",", with: ".").split(separator: " ")
    guard let day = words.first else { return nil }
    let time = words.dropFirst().joined()
    let text = (time.isEmpty || day.contains("T") ? day + time : day + "T" + time)
      .replacing(#/T(\d\d:\d\d)(Z|[+-]|$)/#) { "T\($0.1):00\($0.2)" }
    let (fractions, seconds) = (Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle())
    // The style of a day ignores what follows the day.
    let formats =
      text.count == 10
      ? [(text, seconds.year().month().day())]
      : [(text, fractions), (text, seconds), (text + "Z", fractions), (text + "Z", seconds)]
    for (text, style) in formats {
      if let date = Date(iso8601: text, style) {
        self = date
        return
      }
    }
    return nil
  }
}
