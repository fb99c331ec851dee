public import Foundation
public import Presentation

/// The view model of a row on a page of moments: the page's user, or a moment.
public enum MomentsListItem: ListItemViewModel {
  /// The user of the page.
  case profile(ProfileListItem)
  /// A moment.
  case moment(MomentListItem)

  /// The identity of the row.
  public var id: String {
    switch self {
    case .profile(let profile): "profile \(profile.id)"
    case .moment(let moment): "moment \(moment.id)"
    }
  }

  /// The moment, or `nil` for the profile.
  public var moment: MomentListItem? { if case .moment(let moment) = self { moment } else { nil } }
}

/// The view model of the row that shows the page's user.
public struct ProfileListItem: Identifiable, Equatable, Sendable {
  /// The identifier of the user.
  public let id: String
  /// The user's name.
  public let name: String
  /// The URL of the cover image, or `nil` if there is none.
  public let cover: URL?

  /// Creates the view model of a user.
  public init(_ user: UserDetails) {
    id = user.id
    name = user.name
    cover = user.backgroundImage
  }
}

/// The view model of a moment.
public struct MomentListItem: Identifiable, Equatable, Sendable {
  /// The identifier of the moment.
  public let id: Moment.ID
  /// The name of the author.
  public let author: String
  /// The time at which the moment was shared, or `nil` if it is unknown.
  public let created: Date?
  /// The author's text, or `nil` if there is none.
  public let title: String?
  /// The URL that the moment links to, or `nil` if there is none.
  public let link: String?
  /// The photos.
  public let photos: [MomentPhoto]
  /// The server's name for the moment's kind, or `nil` if this version of the app supports the kind.
  public let unknownKind: String?
  /// A Boolean value that indicates whether the page's user likes the moment.
  public let isLiked: Bool
  /// The number of likes.
  public let likeCount: Int
  /// The names of the users who like the moment. On a server that sends no names, the names of their avatars.
  public let likers: [String]
  /// The names of the users with whom the author shares the moment, or `nil` if they are unknown.
  public let sharedWith: [String]?

  /// Creates the view model of a moment.
  public init(_ moment: Moment) {
    id = moment.id
    author = moment.authorName
    created = moment.created
    title = moment.title.flatMap { $0.isEmpty ? nil : $0 }
    link = moment.url?.absoluteString
    photos = moment.photos.enumerated().map { MomentPhoto(moment, $0, at: $1) }
    unknownKind = if case .other(let kind) = moment.kind { kind } else { nil }
    isLiked = moment.likes.isLiked
    likeCount = moment.likes.users.count
    likers = moment.likes.users.compactMap { $0.name ?? $0.avatar?.deletingPathExtension().lastPathComponent }
    sharedWith = moment.sharedWith
  }
}

/// The view model of a photo of a moment.
public struct MomentPhoto: Identifiable, Equatable, Sendable {
  /// The position of the photo among those of its moment, beginning with 1.
  public let id: Int
  /// The number of photos of the moment.
  public let count: Int
  /// The URL of the photo.
  public let url: URL
  /// The description of the photo, or `nil` if it has none.
  public let text: String?

  init(_ moment: Moment, _ index: Int, at url: URL) {
    id = index + 1
    count = moment.photos.count
    self.url = url
    let texts = moment.photoDescriptions ?? []
    text = texts.indices.contains(index) && !texts[index].isEmpty ? texts[index] : nil
  }
}
