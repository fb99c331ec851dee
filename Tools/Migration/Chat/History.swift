import Foundation
import RxCocoa
import RxSwift
import RxSwiftExt

protocol HistoryServer: AnyObject {
  func messages(before id: Int?, limit: Int) -> Single<[Message]>
  func search(_ words: String) -> Single<[Message]>
}

/// The earlier messages of a room, loaded page by page.
final class History {
  enum Footer: Equatable {
    case loading
    case more
    case end
    case failed(String)
  }

  static var pageSize = 20

  let loadMore = PublishRelay<Void>()
  let query = BehaviorRelay<String>(value: "")

  private let server: HistoryServer
  private let pages = BehaviorRelay<[[Message]]>(value: [])
  private let footer = BehaviorRelay<Footer>(value: .more)
  private let found = BehaviorRelay<[Message]>(value: [])
  private let bag = DisposeBag()

  init(server: HistoryServer, scheduler: SchedulerType) {
    self.server = server

    loadMore
      .withLatestFrom(footer)
      .filter { $0 != .end && $0 != .loading }
      .do(onNext: { [footer] _ in footer.accept(.loading) })
      .withLatestFrom(pages)
      .flatMapFirst { [server] pages -> Observable<Result<[Message], Error>> in
        server.messages(before: pages.last?.last?.id, limit: History.pageSize)
          .map { Result.success($0) }
          .catch { .just(.failure($0)) }
          .asObservable()
      }
      .subscribe(onNext: { [weak self] result in self?.receive(result) })
      .disposed(by: bag)

    query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .distinctUntilChanged()
      .debounce(.milliseconds(300), scheduler: scheduler)
      .flatMapLatest { [server] words -> Observable<[Message]> in
        guard !words.isEmpty else { return .just([]) }
        return server.search(words).asObservable().catchAndReturn([])
      }
      .bind(to: found)
      .disposed(by: bag)
  }

  var isSearching: Driver<Bool> { return query.asDriver().map { !$0.isEmpty }.distinctUntilChanged() }

  var rows: Driver<[Message]> {
    let all = pages.asDriver().map { $0.flatMap { $0 } }
    return Driver.combineLatest(all, found.asDriver(), isSearching) { all, found, isSearching in
      isSearching ? found : all
    }
  }

  var status: Driver<String> {
    return footer.asDriver().map { footer in
      switch footer {
      case .loading: return "Loading …"
      case .more: return "Older messages"
      case .end: return "The beginning"
      case .failed(let reason): return reason
      }
    }
  }

  private func receive(_ result: Result<[Message], Error>) {
    switch result {
    case .success(let page):
      pages.accept(pages.value + [page])
      footer.accept(page.count < History.pageSize ? .end : .more)
    case .failure(let error):
      footer.accept(.failed(String(describing: error)))
    }
  }
}
