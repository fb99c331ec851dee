public import Presentation

/// The view model of a row on the screen of a moment: a part of the moment.
public enum MomentPart: ListItemViewModel {
  /// The author, the time, the text and the link.
  case text(MomentListItem)
  /// A photo.
  case photo(MomentPhoto)
  /// The users who like the moment.
  case likes(MomentListItem)
  /// The names of the users with whom the author shares the moment.
  case sharedWith([String])

  /// The identity of the row.
  public var id: String {
    switch self {
    case .text: "text"
    case .photo(let photo): "photo \(photo.id)"
    case .likes: "likes"
    case .sharedWith: "sharedWith"
    }
  }

  /// Returns the parts of a moment from top to bottom.
  public static func all(of moment: MomentListItem) -> [MomentPart] {
    [.text(moment)] + moment.photos.map(MomentPart.photo) + [.likes(moment)]
      + (moment.sharedWith.map { $0.isEmpty ? [] : [.sharedWith($0)] } ?? [])
  }
}
