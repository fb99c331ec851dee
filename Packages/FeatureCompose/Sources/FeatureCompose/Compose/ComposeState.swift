public import Foundation
public import Presentation

/// The state of the editor.
public struct ComposeState: Sendable, Hashable {
  /// What the editor does.
  public enum Phase: Sendable, Hashable {
    /// The post that the user replies to or edits is being loaded.
    case loading
    /// The post that the user replies to, edits or writes again cannot be loaded.
    case failed(LoadFailure)
    /// The user writes.
    case writing
    /// The post is being sent for the first time.
    case sending
    /// The post is in the outbox, or the draft was discarded.
    case closed
  }

  /// What the editor does.
  public var phase: Phase
  /// The draft.
  public var draft = ComposeDraft()
  /// The post to which the user replies, or `nil` if it is not loaded or there is none.
  public var target: ReplyTarget?
  /// The limit of the server, or Mastodon's own until the server has described itself.
  public var limit = PostLimit()
  /// The images that are being uploaded.
  public var uploads: [ImageUpload] = []
  /// The reason why the draft could not be published or stored, until the user changes it.
  public var failure: LoadFailure?
  /// A Boolean value that indicates whether the draft is from an earlier time.
  public var isRestored = false

  /// The language with which the draft began. A change can keep what its server has accepted before.
  var givenLanguage = ""

  /// Creates a state with an empty draft.
  public init(phase: Phase) {
    self.phase = phase
  }

  /// The number of characters that the user can add. Negative if the post is too long.
  public var remaining: Int { limit.characters - limit.length(of: draft) }

  /// A Boolean value that indicates whether the user can publish the draft.
  public var canPublish: Bool { phase == .writing && obstacle == nil }

  /// The first reason why the draft cannot be published yet, or `nil` if there is none.
  public var obstacle: PublishObstacle? {
    if remaining < 0 { return .tooLong(by: -remaining) }
    if let pollProblem { return .poll(pollProblem) }
    if !uploads.isEmpty { return .uploading }
    if !hasLanguage { return .language }
    return draft.isEmpty && draft.files.isEmpty ? .empty : nil
  }

  /// A Boolean value that indicates whether the post can have the language of the draft.
  public var hasLanguage: Bool { draft.hasLanguageCode || draft.language == givenLanguage }

  /// A Boolean value that indicates whether the user can attach an image. Mastodon accepts no post with images and a poll,
  /// and a change of a published post keeps its files.
  public var offersImages: Bool {
    draft.editing == nil && draft.poll == nil && draft.files.count + uploads.count < limit.images.count
  }

  /// What is wrong with the poll of the draft, or `nil` if there is no poll or it can be published.
  public var pollProblem: PollProblem? { draft.poll.flatMap { limit.polls?.problem(of: $0) } }

  /// A Boolean value that indicates whether the user can add a poll to the draft, or change or remove it. A change of a
  /// published post keeps its poll, because a change of the poll would delete the votes.
  public var offersPoll: Bool {
    limit.polls != nil && draft.editing == nil && draft.files.isEmpty && uploads.isEmpty
  }
}

/// A reason why a draft cannot be published yet.
public enum PublishObstacle: Hashable, Sendable {
  /// The draft has neither text nor files.
  case empty
  /// The draft has more characters than the server accepts, by the number in the payload.
  case tooLong(by: Int)
  /// The poll is not valid.
  case poll(PollProblem)
  /// An image is being uploaded.
  case uploading
  /// The language is not a language code.
  case language
}

/// An image that is being uploaded.
public struct ImageUpload: Sendable, Hashable, Identifiable {
  /// The identifier of the upload.
  public let id: UUID
  /// The name of the file.
  public let name: String
  /// The fraction of the file that is sent, from 0 to 1.
  public internal(set) var fraction: Double
}

/// What happened to a post that the user has published.
public enum ComposeOutcome: Sendable, Hashable {
  /// The server has published the post.
  case published
  /// The server has changed the post.
  case changed
  /// The post is in the outbox and is sent later, because the server could not be reached.
  case waiting(LoadFailure?)
  /// As ``waiting(_:)``, but the post is lost if the program ends before, because its data is not stored.
  case unstored(LoadFailure?)
}
