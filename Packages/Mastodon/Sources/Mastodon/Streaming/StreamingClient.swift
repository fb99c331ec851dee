public import Dispatch
public import Foundation
import Locking
public import Networking
public import Reactive

/// A client of the streams of a server, as server-sent events or, at servers without them, over WebSocket. The streams can
/// be on another host: `mastodon.social` streams from `streaming.mastodon.social`.
public final class StreamingClient: Sendable {
  private let client: APIClient
  private let authorize: @Sendable (URL) -> Void
  private let known = Locked(Known())

  /// A way in which the server may offer its streams.
  private struct Offer {
    let client: APIClient
    let isWebSocket: Bool
  }

  private struct Known {
    /// The way in which a channel was opened, if that is not the first that is tried.
    var offer: Offer?
    /// The channels that the server does not offer. They are not requested again.
    var refusals: [StreamingChannel: any Error] = [:]
  }

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - client: The client of the server.
  ///   - authorize: A closure that is called before the first request to another host, which the server names as its own.
  ///     It makes the client send the token to that host.
  public init(_ client: APIClient, authorize: @escaping @Sendable (URL) -> Void = { _ in }) {
    self.client = client
    self.authorize = authorize
  }

  /// Returns an observable that opens a channel and emits its events. Events of unknown types are omitted. The
  /// observable connects again by itself.
  ///
  /// The token is sent in a header. The channel is requested as server-sent events. If the server refuses that and its
  /// description has a URL for streams, the observable requests them at the host of that URL, and then over WebSocket, unless
  /// the refusal concerns the user. It remembers the way that succeeds. The observable fails with the `NetworkError` of the
  /// last refusal if the channel is not offered, and at once if that is known from an earlier subscription. In all other
  /// respects, it behaves like `APIClient.events(_:reconnecting:scheduler:)`.
  public func stream(
    _ channel: StreamingChannel, reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
  ) -> Observable<StreamSignal<StreamingEvent>> {
    .deferred { [self] in
      @Sendable func open(_ offer: Offer) -> Observable<StreamSignal<StreamingEvent>> {
        offer.isWebSocket
          ? offer.client.messages(.streamingSocket(channel), reconnecting: policy, scheduler: scheduler)
            .compactMap { $0.compactMap(StreamingEvent.init) }
          : offer.client.events(.streaming(channel), reconnecting: policy, scheduler: scheduler)
            .compactMap { $0.compactMap { StreamingEvent(type: $0.type, payload: $0.data) } }
      }
      @Sendable func openFirst(of offers: ArraySlice<Offer>, after error: any Error) -> Observable<
        StreamSignal<StreamingEvent>
      > {
        let rest = offers.drop { $0.isWebSocket && !error.isAbsence }
        guard let offer = rest.first else {
          known.withLock { $0.refusals[channel] = error }
          return .error(error)
        }
        return open(offer)
          .do(onNext: { [self] in if case .opened = $0 { known.withLock { $0.offer = offer } } })
          .catch { error in
            if error as? NetworkError == .cancelled { throw error }
            return openFirst(of: rest.dropFirst(), after: error)
          }
      }
      let (offer, refusal) = known.withLock { ($0.offer, $0.refusals[channel]) }
      if let refusal { throw refusal }
      if let offer { return open(offer) }
      return open(Offer(client: client, isWebSocket: false)).catch { [self] error in
        if error as? NetworkError == .cancelled { throw error }
        return client.instance().asObservable().flatMapLatest { [self] instance in
          openFirst(of: offers(of: instance)[...], after: error)
        }
      }
    }
  }

  /// Returns the ways to try after server-sent events at the server itself. Another host receives the token only over
  /// encrypted connections.
  private func offers(of instance: Instance) -> [Offer] {
    guard let text = instance.streamingURL, var parts = URLComponents(string: text),
      let scheme = parts.scheme?.lowercased(), ["wss", "https", "ws", "http"].contains(scheme), parts.user == nil,
      parts.query == nil, parts.fragment == nil, let host = parts.host, !host.isEmpty
    else { return [] }
    if (host, parts.port) == (client.baseURL.host() ?? "", client.baseURL.port) {
      return [Offer(client: client, isWebSocket: true)]
    }
    parts.scheme = "https"
    guard client.baseURL.scheme == "https", ["wss", "https"].contains(scheme), let url = parts.url else { return [] }
    authorize(url)
    let other = client.at(url)
    return [Offer(client: other, isWebSocket: false), Offer(client: other, isWebSocket: true)]
  }
}

extension StreamSignal {
  fileprivate func compactMap<Other>(_ transform: (Event) -> Other?) -> StreamSignal<Other>? {
    switch self {
    case .opened: .opened
    case .event(let event): transform(event).map(StreamSignal<Other>.event)
    case .lost: .lost
    }
  }
}

extension Error {
  /// Whether the server does not know the stream in the requested form, so that it may offer it in another.
  fileprivate var isAbsence: Bool {
    switch self as? NetworkError {
    case .status(let failure)?: ![401, 403].contains(failure.code)
    case .redirected(_, let error)?, .viaProxy(_, let error)?: error.isAbsence
    case .decoding?, .transport(.unsafeRedirect)?: true
    default: false
    }
  }
}
