import Dispatch
import Reactive

/// A model as in Swift 5 code: a class that is not `Sendable`.
class Repository {
  var name: String
  var stars = 0

  init(name: String) { self.name = name }
}

protocol SearchAPI {
  func search(_ query: String) -> Single<[Repository]>
}

final class StubAPI: SearchAPI {
  var calls = 0

  func search(_ query: String) -> Single<[Repository]> {
    return Single.create { single in
      self.calls += 1
      single(.success([Repository(name: query), Repository(name: query.uppercased())]))
      return Disposables.create()
    }
  }
}

class SearchViewModel {
  struct Input {
    let query: Observable<String>
    let refresh: Observable<Void>
    let selection: Signal<Int>
  }

  struct Output {
    let results: Driver<[Repository]>
    let isLoading: Driver<Bool>
    let title: Driver<String>
    let opened: Signal<String>
    let error: Signal<String>
  }

  private let api: SearchAPI
  private let loading = BehaviorRelay<Bool>(value: false)
  private let errors = PublishRelay<Error>()
  private let disposeBag = DisposeBag()
  private var history: [String] = []

  init(api: SearchAPI) { self.api = api }

  func transform(_ input: Input) -> Output {
    let query = input.query
      .map { $0.lowercased() }
      .distinctUntilChanged()
      .do(onNext: { [weak self] in self?.history.append($0) })
      .share(replay: 1)

    let results = Observable.combineLatest(query, input.refresh.startWith(()))
      .map { $0.0 }
      .filter { !$0.isEmpty }
      .flatMapLatest { [weak self, api, loading] text -> Observable<[Repository]> in
        loading.accept(true)
        return api.search(text)
          .asObservable()
          .do(onError: { self?.errors.accept($0) }, onDispose: { loading.accept(false) })
          .catchAndReturn([])
      }
      .asDriver(onErrorJustReturn: [])

    let opened = input.selection
      .withLatestFrom(results.asSignal(onErrorJustReturn: [])) { index, all in all[index] }
      .map { $0.name }

    return Output(
      results: results,
      isLoading: loading.asDriver().distinctUntilChanged(),
      title: Driver.combineLatest(results, loading.asDriver()) { all, isLoading in
        isLoading ? "…" : "\(all.count) repositories"
      },
      opened: opened,
      error: errors.asSignal().map { "\($0)" })
  }

  func remember() -> [String] { history }
}

class SearchScreen {
  var lines: [String] = []
  var title: String = ""
  private let bag = DisposeBag()
  private let viewModel: SearchViewModel
  let query = PublishSubject<String>()
  let refresh = PublishSubject<Void>()
  let selection = PublishRelay<Int>()

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    let output = viewModel.transform(
      .init(query: query.asObservable(), refresh: refresh, selection: selection.asSignal()))

    output.results
      .drive(onNext: { [weak self] all in
        self?.lines = all.map(\.name)
      })
      .disposed(by: bag)
    output.title.drive(titleBinder).disposed(by: bag)
    output.isLoading.drive().disposed(by: bag)
    output.opened.emit(with: self, onNext: { screen, name in screen.lines.append("> " + name) }).disposed(by: bag)
    output.error.emit(onNext: { print($0) }).disposed(by: bag)
  }

  private var titleBinder: Binder<String> {
    return Binder(self) { screen, title in screen.title = title }
  }

  /// Returns a binder that sets the title on `scheduler` instead of the main queue.
  func writer(on scheduler: ImmediateSchedulerType) -> Binder<String> {
    return Binder(self, scheduler: scheduler) { screen, title in screen.title = title }
  }
}

extension SearchScreen: ReactiveCompatible {}
extension Reactive where Base: SearchScreen {
  var heading: Binder<String> {
    return Binder(base) { screen, text in screen.title = text }
  }
}
