import Dispatch
import Reactive

// The code of the article Recipes.md. A test compares the two.

enum SearchState: Equatable, Sendable {
  case loading
  case results([String])
  case failed
}

func search(
  _ query: Observable<String>, on scheduler: any SchedulerType,
  find: @escaping @Sendable (String) async throws -> [String]
) -> Observable<SearchState> {
  query
    .debounce(.milliseconds(300), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text in
      Single.create { try await find(text) }.asObservable()
        .map { .results($0) }
        .catchAndReturn(.failed)
        .startWith(.loading)
    }
}

func rows(
  loadMore: Observable<Void>, page: @escaping @Sendable (Int) -> Single<[String]>
) -> Observable<[String]> {
  .deferred {
    let loaded = BehaviorRelay(value: 0)
    return
      loadMore
      .startWith(())
      .flatMapFirst { page(loaded.value) }
      .do(onNext: { _ in loaded.accept(loaded.value + 1) })
      .take(while: { !$0.isEmpty })
      .scan([]) { $0 + $1 }
  }
}

struct Registration: Equatable, Sendable {
  var name = ""
  var password = ""

  var isValid: Bool { !name.isEmpty && password.count >= 8 }
}

func registrations(
  _ form: Observable<Registration>, submit: Observable<Void>,
  register: @escaping @Sendable (Registration) -> Single<String>
) -> Observable<Event<String>> {
  submit
    .withLatestFrom(form)
    .filter(\.isValid)
    .flatMapFirst { form in
      register(form).asObservable().materialize().filter { !$0.isCompleted }
    }
}

protocol TemporaryError: Error {}

extension ObservableType {
  func retryTemporaryErrors(_ count: Int, on scheduler: any SchedulerType) -> Observable<Element> {
    asObservable().retry { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        guard error is any TemporaryError, attempt < count else { return .error(error) }
        return .timer(.seconds(1 << attempt), scheduler: scheduler)
      }
    }
  }
}

enum Permission: Sendable {
  case granted, denied, undetermined
}

struct PermissionDenied: Error {}

func withPermission<Value: Sendable>(
  _ status: Single<Permission>, request: Single<Permission>, _ work: Single<Value>
) -> Single<Value> {
  status
    .flatMap { $0 == .undetermined ? request : .just($0) }
    .flatMap { $0 == .granted ? work : .error(PermissionDenied()) }
}

func cacheThenNetwork<Value: Equatable & Sendable>(
  cached: Maybe<Value>, fetch: Single<Value>, store: @escaping @Sendable (Value) -> Void
) -> Observable<Value> {
  cached.asObservable()
    .catch { _ in .empty() }
    .concat(fetch.do(onSuccess: { store($0) }).asObservable())
    .distinctUntilChanged()
}
