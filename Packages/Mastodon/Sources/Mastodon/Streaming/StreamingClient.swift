public import Dispatch
public import Foundation
import Locking
public import Networking
public import Reactive

/// A client of the streams of a server, which can be on another host: `mastodon.social` streams from
/// `streaming.mastodon.social`.
public final class StreamingClient: Sendable {
  private let client: APIClient
  private let authorize: @Sendable (URL) -> Void
  private let known = Locked(Known())

  private struct Known {
    /// The client of the other host, after it was found.
    var other: APIClient?
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
  /// The token is sent in a header. If the server refuses the channel and its description names another host, the
  /// observable opens the channel there. It fails with the `NetworkError` of the server if the channel is not offered
  /// as server-sent events, and at once if that is known from an earlier subscription. In all other respects, it
  /// behaves like `APIClient.events(_:reconnecting:scheduler:)`.
  public func stream(
    _ channel: StreamingChannel, reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
  ) -> Observable<StreamSignal<StreamingEvent>> {
    .deferred { [self] in
      @Sendable func stream(_ client: APIClient) -> Observable<StreamSignal<StreamingEvent>> {
        client.events(.streaming(channel), reconnecting: policy, scheduler: scheduler).compactMap(Self.event)
      }
      let (other, refusal) = known.withLock { ($0.other, $0.refusals[channel]) }
      if let refusal { throw refusal }
      if let other { return stream(other) }
      return stream(client).catch { [self] error in
        if error as? NetworkError == .cancelled { throw error }
        return client.instance().asObservable().flatMapLatest { [self] instance in
          if let other = otherHost(instance) { return stream(other) }
          known.withLock { $0.refusals[channel] = error }
          throw error
        }
      }
    }
  }

  private static func event(_ signal: StreamSignal<ServerSentEvent>) -> StreamSignal<StreamingEvent>? {
    switch signal {
    case .opened: .opened
    case .event(let event): StreamingEvent(type: event.type, payload: event.data).map(StreamSignal.event)
    case .lost: .lost
    }
  }

  /// Returns the client of the host that the server names for its streams, or `nil` if it names none, or itself. The token
  /// is sent only over encrypted connections.
  private func otherHost(_ instance: Instance) -> APIClient? {
    guard client.baseURL.scheme == "https", let text = instance.streamingURL, var parts = URLComponents(string: text),
      ["wss", "https"].contains(parts.scheme?.lowercased()), parts.user == nil, parts.query == nil,
      parts.fragment == nil
    else { return nil }
    parts.scheme = "https"
    guard let url = parts.url, let host = url.host(),
      (host, url.port) != (client.baseURL.host() ?? "", client.baseURL.port)
    else { return nil }
    authorize(url)
    let found = client.at(url)
    known.withLock { $0.other = found }
    return found
  }
}
