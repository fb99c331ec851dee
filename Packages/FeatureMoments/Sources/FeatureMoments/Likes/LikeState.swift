/// One moment's like button: shows what the user wants at once, and asks the server one thing at a time.
///
/// It performs nothing. Give it what happens, and do what it answers, in order.
public struct LikeState: Sendable, Hashable {
  /// What happens to it.
  public enum Event: Sendable, Hashable {
    /// The user pressed it.
    case pressed
    /// The server did what ``Effect/send(_:)`` asked for.
    case succeeded
    /// It did not.
    case failed
    /// A page came that says how it stands.
    case loaded(isLiked: Bool)
  }

  /// What is to be done.
  public enum Effect: Sendable, Hashable {
    /// Ask the server to like (true) or unlike, and report how it ended.
    case send(Bool)
    /// Count the action, which has now taken place.
    case track(Bool)
    /// Tell the user that it did not work. The button is as before.
    case apologize
  }

  /// What the button shows.
  public private(set) var isLiked: Bool
  private var confirmed: Bool
  private var sent: Bool?

  public init(isLiked: Bool) {
    self.isLiked = isLiked
    confirmed = isLiked
  }

  /// Takes an event and answers what is to be done about it.
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
      // A page that was on its way while the user pressed may be older than the press.
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
