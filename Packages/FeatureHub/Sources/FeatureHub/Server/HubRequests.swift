import Foundation
import Networking
import Presentation
import Reactive

/// The position of a page in a list: the first page, or a page that the server linked to.
enum HubCursor: Sendable, Hashable {
  case first
  case link(EndpointPath)
}

/// The requests of one view model or command. Their activity and errors are tracked.
struct HubRequests: Sendable {
  let dependencies: HubDependencies
  let searches: SearchBudget
  /// The subject of the requests, or `nil` for a search.
  let subject: HubSubject?
  let activity = ActivityIndicator()
  let errors = ErrorTracker()
  /// The number of seconds until a delayed search is sent, or `nil` if none is delayed.
  let pause = BehaviorRelay<Int?>(value: nil)
  /// Whether the last response came from the cache because the server could not be
  /// reached, the request timed out or the connection was lost.
  let isStale = BehaviorRelay(value: false)

  /// Returns a failure whose message tells the user why a request failed.
  func failure(_ error: any Error) -> LoadFailure { LoadFailure(ofHub: error, about: subject) }

  /// Returns a single that sends a request to an endpoint and decodes the response.
  func send<Response>(_ endpoint: Endpoint<Response>) -> Single<Response> { reply(to: endpoint).map(\.value) }

  /// Returns a single that loads a page of a list. Elements that cannot be decoded are skipped. The
  /// single fails if there are only such elements.
  func page<Element>(of endpoint: Endpoint<LossyArray<Element>>, at cursor: HubCursor) -> Single<
    Page<HubCursor, Element>
  > {
    var endpoint = endpoint
    if case .link(let path) = cursor { (endpoint.path, endpoint.query) = (path, [:]) }
    return reply(to: endpoint).map { Page(try $0.value.readable, next: $0.links.nextPage.map(HubCursor.link)) }
  }

  /// Returns a single that loads a page of a query and creates its rows.
  func rows<Item>(_ query: HubQuery<Item>, at cursor: HubCursor) -> Single<Page<HubCursor, HubRow>> {
    query.load(self, cursor).map { [dependencies] page in
      Page(page.items.flatMap { query.rows($0, dependencies) }, next: page.next)
    }
  }

  /// Returns a single that reserves a search and succeeds once the server accepts it. ``pause`` counts down the seconds
  /// until then.
  func permitForSearch() -> Single<Void> {
    nextPermit().asObservable().do(onDispose: { [pause] in pause.accept(nil) }).asSingle()
  }

  private func nextPermit() -> Single<Void> {
    dependencies.hasToken.flatMap { [self] hasToken in
      let wait = searches.reserve(at: dependencies.scheduler.now, hasToken: hasToken)
      guard wait > 0 else { return .just(()) }
      let seconds = wait.rounded(.up)
      pause.accept(Int(seconds))
      let step = wait - seconds + 1
      return Single<Int>.timer(.milliseconds(Int((step * 1000).rounded(.up))), scheduler: dependencies.scheduler)
        .flatMap { _ in nextPermit() }
    }
  }

  private func reply<Response>(to endpoint: Endpoint<Response>) -> Single<Reply<Response>> {
    let reply: Single<Reply<Response>> = dependencies.client.reply(to: endpoint)
    return reply.do(onSuccess: { [isStale] in isStale.accept($0.isStale) })
      .trackActivity(activity).trackError(errors).asSingle()
  }
}
