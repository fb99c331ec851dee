import Dispatch
import Foundation
import LoopbackServer
public import Reactive

/// A listener on a free port of 127.0.0.1, and on no other address.
///
/// It serves clients concurrently, so a slow client blocks no other. It reads at most 8 KiB from each client within a
/// time limit. The observable that ``listen()`` returns completes at the end of the listener's lifetime, when servers
/// no longer accept the code.
public struct LoopbackListener: RedirectListener {
  private let patience: Duration
  private let lifetime: Duration
  /// The maximum number of clients that the listener reads from at a time. If another client connects, the listener
  /// stops reading from the oldest one.
  private static let mostClients = 32

  /// Creates a listener. Opens no port before there is a subscription.
  ///
  /// - Parameters:
  ///   - patience: The time that a client has to send its request.
  ///   - lifetime: The time for which the listener accepts clients.
  public init(patience: Duration = .seconds(5), lifetime: Duration = .seconds(900)) {
    self.patience = patience
    self.lifetime = lifetime
  }

  /// Returns an observable that opens a port on 127.0.0.1 for each subscription, and emits the listener's URL
  /// and then the URL of each redirect. The observable completes after the listener's lifetime, and fails if no port
  /// can be opened.
  public func listen() -> Observable<RedirectEvent> {
    Observable.create { [patience] observer in
      // Clients arrive on several threads. The queue puts their events in order, after the URL of the listener.
      let events = DispatchQueue(label: "tessera.redirects")
      return events.sync {
        do {
          let server = try LoopbackServer(mostConnections: Self.mostClients) { server, connection in
            let head = connection.readHead(atMost: 8192, within: patience)
            let url = RedirectPage.address(in: head, at: server.url(RedirectPage.path))
            connection.send(RedirectPage.answer(isRedirect: url != nil))
            guard let url else { return }
            events.async { observer.onNext(.arrived(url)) }
          }
          observer.onNext(.listening(server.url(RedirectPage.path)))
          return Disposables.create { server.stop() }
        } catch {
          observer.onError(error)
          return Disposables.create()
        }
      }
    }
    // allow(injected-time): the browser that answers takes real time, also in tests.
    .take(for: .milliseconds(Int(lifetime / .milliseconds(1))), scheduler: SerialDispatchQueueScheduler(qos: .utility))
  }
}
