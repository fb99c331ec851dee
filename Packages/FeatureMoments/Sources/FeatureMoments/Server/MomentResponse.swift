import Foundation
import Networking

/// A moment in the server's format.
struct MomentResponse: Decodable {
  private struct Author: Decodable {
    @Lenient var name: String?
    @Lenient var avatar: String?
  }

  private struct Liker: Decodable {
    let id: StringOrNumber
    @Lenient var name: String?
    @Lenient var avatar: String?

    var user: Likes.User { Likes.User(id: id.text, name: name, avatar: URL(web: avatar)) }
  }

  private let id: StringOrNumber
  @Lenient private var userDetails: Author?
  @Lenient private var type: String?
  @Lenient private var title: String?
  @Lenient private var url: String?
  @Lenient private var photos: LossyArray<String>?
  @Lenient private var photoDescriptions: LossyArray<String>?
  @Lenient private var sharedWith: LossyArray<Author>?
  @Lenient private var createdDate: StringOrNumber?
  @Lenient private var isLiked: Bool?
  @Lenient private var likes: LossyArray<Liker>?

  var moment: Moment {
    let photos = (photos?.elements ?? []).enumerated().compactMap { index, text in
      URL(web: text).map { (url: $0, index: index) }
    }
    return Moment(
      id: id.text, authorName: userDetails?.name ?? "?", authorAvatar: URL(web: userDetails?.avatar),
      kind: Moment.Kind(rawValue: type ?? ""), title: title,
      url: URL(web: url), photos: photos.map(\.url),
      photoDescriptions: photoDescriptions.map { texts in
        photos.map { texts.elements.indices.contains($0.index) ? texts.elements[$0.index] : "" }
      },
      created: createdDate.flatMap { Date(epochSeconds: $0.text) },
      likes: Likes(isLiked: isLiked ?? false, users: likes?.elements.map(\.user) ?? []),
      sharedWith: sharedWith?.elements.compactMap(\.name))
  }
}

extension Date {
  /// The seconds since 1970 that correspond to the years 1 to 9999.
  private static let readable = -62_135_596_800.0...253_402_300_799.0

  /// Creates a date from seconds since 1970 in decimal digits. `Double` alone would also accept `nan`, `inf` and
  /// `0x10`.
  init?(epochSeconds text: String) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "-.".utf8.contains($0) }),
      let seconds = Double(text), Self.readable.contains(seconds)
    else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}
