/// The state of a moment's like button. Shows what the user wants at once, and sends one request at a time.
///
/// It performs nothing: pass it the events, and perform the effects that it returns, in order.
public struct LikeState: Sendable, Hashable {
  /// An event.
  public enum Event: Sendable, Hashable {
    /// The user pressed the button.
    case pressed
    /// The request of ``Effect/send(_:)`` succeeded.
    case succeeded
    /// The request failed.
    case failed
    /// A page with the likes was loaded.
    case loaded(isLiked: Bool)
  }

  /// An effect to perform.
  public enum Effect: Sendable, Hashable {
    /// Send a like (`true`) or an unlike, and report the result as an event.
    case send(Bool)
    /// Record the action, which the server has accepted.
    case track(Bool)
    /// Tell the user that the action failed. The button is as before.
    case apologize
  }

  /// The state that the button shows.
  public private(set) var isLiked: Bool
  private var confirmed: Bool
  private var sent: Bool?

  public init(isLiked: Bool) {
    self.isLiked = isLiked
    confirmed = isLiked
  }

  /// Handles an event and returns the effects.
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
      return [.apologize]
    case .loaded(let isLiked):
      // A page that was requested before the user pressed may be older than the press.
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
