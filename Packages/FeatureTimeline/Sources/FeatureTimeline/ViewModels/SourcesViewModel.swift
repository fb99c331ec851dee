public import Presentation
public import Reactive

/// The view model of the sources that the user can choose on the Mastodon server: its timelines, the user's lists and followed hashtags.
@MainActor public protocol SourcesViewModel: ListViewModel where Row == TimelineChoice, Intent == TimelineIntent {
  /// Emits the row that the user chooses. The source is remembered for this account. Ignored for a row without a source.
  var choose: PublishRelay<TimelineChoice> { get }
}
