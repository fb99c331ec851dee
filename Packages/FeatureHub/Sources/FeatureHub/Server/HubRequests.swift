import Foundation
import Networking
import Presentation
import Reactive

/// The position of a page: the first one, or the one that the server linked to.
enum HubCursor: Sendable, Hashable {
  case first
  case link(URL)
}

/// The requests of one view model or command, whose activity and errors are tracked.
struct HubRequests: Sendable {
  let dependencies: HubDependencies
  let searches: SearchBudget
  let activity = ActivityIndicator()
  let errors = ErrorTracker()
  /// The number of seconds until a delayed search is sent, or `nil` if none is delayed.
  let pause = BehaviorRelay<Int?>(value: nil)

  /// Sends an endpoint.
  func send<Response>(_ endpoint: Endpoint<Response>) -> Single<Response> {
    let response: Single<Response> = dependencies.client.send(endpoint)
    return tracked(response)
  }

  /// Loads a page of a list. Elements that cannot be decoded are skipped.
  func page<Element>(of endpoint: Endpoint<LossyArray<Element>>, at cursor: HubCursor) -> Single<
    Page<HubCursor, Element>
  > {
    var endpoint = endpoint
    if case .link(let url) = cursor { (endpoint.path, endpoint.query) = (.link(url), [:]) }
    let reply: Single<Reply<LossyArray<Element>>> = dependencies.client.reply(to: endpoint)
    return tracked(reply).map { Page($0.value.elements, next: $0.links.next.map(HubCursor.link)) }
  }

  /// Loads a page of rows.
  func rows<Item>(_ query: HubQuery<Item>, at cursor: HubCursor) -> Single<Page<HubCursor, HubRow>> {
    query.load(self, cursor).map { [dependencies] page in
      Page(page.items.flatMap { query.rows($0, dependencies) }, next: page.next)
    }
  }

  /// Succeeds once the server accepts another search, and reserves it.
  func permitForSearch() -> Single<Void> {
    Single.deferred { [self] in
      let wait = searches.reserve(at: dependencies.scheduler.now)
      guard wait > 0 else { return .just(()) }
      pause.accept(Int(wait.rounded(.up)))
      return Single<Int>.timer(.milliseconds(Int((wait * 1000).rounded(.up))), scheduler: dependencies.scheduler)
        .asObservable().do(onDispose: { [pause] in pause.accept(nil) }).asSingle()
        .flatMap { _ in permitForSearch() }
    }
  }

  private func tracked<Value>(_ single: Single<Value>) -> Single<Value> {
    single.trackActivity(activity).trackError(errors).asSingle()
  }
}
