public import Presentation
public import Reactive

/// The view model of the sources that the user can choose on the Mastodon server: its timelines, and the user's lists
/// and followed hashtags.
@MainActor public protocol SourcesViewModel: ListViewModel where Row == TimelineChoice, Intent == TimelineIntent {
  /// The source that the user last chose. If there is none, the home timeline, or `nil` without a login.
  var current: TimelineSource? { get }

  /// Emits the row that the user chooses, or a source that the user enters. The choice is stored for the account. The
  /// event is ignored for a row without a source.
  var choose: PublishRelay<TimelineChoice> { get }
}
