/// The state machine of a moment's like button. It shows the user's choice at once, and sends one request at a time.
///
/// It has no side effects: pass it the events, and perform the effects that it returns, in order.
public struct LikeState: Sendable, Hashable {
  /// An event that the state machine handles.
  public enum Event: Sendable, Hashable {
    /// The user pressed the button.
    case pressed
    /// The request of ``Effect/send(_:)`` succeeded.
    case succeeded
    /// The request of ``Effect/send(_:)`` failed.
    case failed
    /// A page with the moment's likes was loaded.
    case loaded(isLiked: Bool)
  }

  /// An effect that the caller performs.
  public enum Effect: Sendable, Hashable {
    /// Send a like (`true`) or an unlike (`false`), and report the result as an event.
    case send(Bool)
    /// Record the action, which the server has accepted.
    case track(Bool)
    /// Report the failure to the user. The button is back in its previous state.
    case reportFailure
  }

  /// A Boolean value that indicates whether the button shows a like.
  public private(set) var isLiked: Bool
  private var confirmed: Bool
  private var sent: Bool?

  /// Creates the state of a button that the user has not pressed yet.
  public init(isLiked: Bool) {
    self.isLiked = isLiked
    confirmed = isLiked
  }

  /// Handles an event and returns the effects to perform.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .pressed:
      isLiked.toggle()
      return sendIfNeeded()
    case .succeeded:
      guard let sent else { return [] }
      confirmed = sent
      self.sent = nil
      return [.track(confirmed)] + sendIfNeeded()
    case .failed:
      guard sent != nil else { return [] }
      sent = nil
      isLiked = confirmed
      return [.reportFailure]
    case .loaded(let isLiked):
      // A page that was requested before the press can be older than the press.
      if sent == nil {
        self.isLiked = isLiked
        confirmed = isLiked
      }
      return []
    }
  }

  private mutating func sendIfNeeded() -> [Effect] {
    guard sent == nil, isLiked != confirmed else { return [] }
    sent = isLiked
    return [.send(isLiked)]
  }
}
