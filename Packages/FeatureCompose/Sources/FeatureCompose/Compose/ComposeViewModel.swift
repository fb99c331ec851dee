public import Presentation
public import Reactive

/// The view model of the editor of a post.
@MainActor public protocol ComposeViewModel: AnyObject {
  // MARK: Inputs

  /// Emits when the screen becomes visible. The first time, the draft is restored, and the post that the user
  /// replies to or edits and the limit of the server are requested.
  var appear: PublishRelay<Void> { get }
  /// Emits when the screen is no longer visible. The draft is stored.
  var disappear: PublishRelay<Void> { get }
  /// Emits the draft after each change by the user. It is stored within a second, also while the user goes on. The
  /// event is ignored unless the user can write.
  var edit: PublishRelay<ComposeDraft> { get }
  /// Emits an image that the user attaches. It is uploaded at once. The event is ignored unless the user can
  /// attach an image: see ``ComposeState/offersImages``.
  var attach: PublishRelay<ImageFile> { get }
  /// Emits when the user publishes the draft. The event is ignored if that is impossible: see
  /// ``ComposeState/canPublish``.
  var publish: PublishRelay<Void> { get }
  /// Emits when the user discards the draft. The event is ignored unless the user can write.
  var discard: PublishRelay<Void> { get }
  /// Emits the part of a word before the cursor after each change. ``suggestions`` completes it. The server is asked after a
  /// pause.
  var complete: PublishRelay<String> { get }
  /// Emits when the user retries to load the post that the user replies to or edits.
  var retry: PublishRelay<Void> { get }

  // MARK: Outputs

  /// What the editor writes.
  var subject: ComposeSubject { get }
  /// A Boolean value that indicates whether the app can log the user in.
  var offersLogin: Bool { get }
  /// Emits the state, on subscription and after each change.
  var state: Driver<ComposeState> { get }
  /// Emits the draft to show in place of what the user has typed: the restored draft, that of a reply, and the draft
  /// that the server has refused. Emits the current one on subscription.
  var shownDraft: Driver<ComposeDraft> { get }
  /// Emits the mentions and hashtags that begin with the part of a word that the user has typed, on subscription and after
  /// each change. They come from servers: sanitize them before display.
  var suggestions: Driver<[String]> { get }
  /// Emits what happened to the published post, before the intent to close.
  var outcome: Signal<ComposeOutcome> { get }
  /// The input for the navigation requests of the screen.
  var intents: IntentRelay<ComposeIntent> { get }
}
