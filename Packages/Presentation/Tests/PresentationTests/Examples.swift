import Presentation
import Reactive
import Testing

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
}

/// Stands for Networking's client, which this package does not know.
private struct Client: Sendable {
  enum Endpoint { case ranking(page: Int) }

  func send(_ endpoint: Endpoint) -> Single<Page<Int, Row>> { .just(Page([Row(id: 1)], next: nil)) }
}

struct CoinEntry: Identifiable, Equatable, Sendable {
  let id: Int
}

enum CoinRankIntent { case signIn }

struct CoinRepository: Sendable {
  func history(page: Int) -> Single<Page<Int, CoinEntry>> { .just(Page([CoinEntry(id: page)], next: nil)) }
}

extension LoadFailure {
  fileprivate init(_ error: any Error) { self = .unknown }
}

struct MyCoinsViewModel: ViewModelType {
  struct Input { let appeared, refresh, loadMore, signIn: Signal<Void> }
  struct Output { let history: Driver<ListState<CoinEntry>>, intents: Signal<CoinRankIntent> }

  let repository: CoinRepository

  func transform(input: Input) -> Output {
    let pager = Pager<Int, CoinEntry>(first: 1, failure: { LoadFailure($0) }, load: repository.history)
    let states = pager.states(refresh: .merge(input.appeared, input.refresh), next: input.loadMore)
    return Output(history: states.map { $0.list($0.items) }, intents: input.signIn.map { .signIn })
  }
}

@Suite("The examples of the documentation") @MainActor struct Examples {
  @Test("a pager")
  func pager() {
    let client = Client()

    let pager = Pager(first: 1, failure: { _ in .unknown }) { page in client.send(.ranking(page: page)) }
    let lists = pager.states.map { $0.list($0.items) }  // Observable<ListState<Row>>
    pager.refresh()

    let shown = BehaviorRelay(value: [Int]())
    lists.map { $0.rows.map(\.id) }.bind(to: shown).dispose()
    #expect(shown.value == [1])
  }
}
