import Dispatch
import Foundation
import Reactive

struct Profile: Sendable, Equatable {
  var name: String
  var followers: Int
}

/// A view model that is isolated to the main actor, and that compiles in Swift 6 mode without a warning.
@MainActor final class ProfileViewModel {
  let name = BehaviorRelay(value: "")
  let reload = PublishRelay<Void>()
  private(set) var log: [String] = []
  private let bag = DisposeBag()
  private let fetch: @Sendable (String) -> Single<Profile>

  init(fetch: @escaping @Sendable (String) -> Single<Profile>) { self.fetch = fetch }

  var profile: Driver<Profile> {
    Observable.combineLatest(name, reload.startWith(()))
      .map { name, _ in name }
      .filter { !$0.isEmpty }
      .debounce(.milliseconds(1), scheduler: MainScheduler.instance)
      .flatMapLatest { [fetch] name in fetch(name).catchAndReturn(Profile(name: name, followers: 0)) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: Profile(name: "", followers: 0))
  }

  func bind() {
    profile.map(\.name).drive(onNext: { self.log.append($0) }).disposed(by: bag)
    profile.drive(with: self, onNext: { model, profile in model.log.append("\(profile.followers)") }).disposed(by: bag)
    reload.asSignal().emit(onNext: { [weak self] in self?.log.append("reload") }).disposed(by: bag)
    reload.asSignal().emit(with: self, onNext: { model, _ in model.log.append("again") }).disposed(by: bag)
    profile.map(\.followers).drive(followers).disposed(by: bag)
    profile.map { [unowned self] in "\(title) \($0.name)" }.distinctUntilChanged { [unowned self] in
      $0 == title || $0 == $1
    }
    .do(onNext: { self.log.append($0) }).drive(onNext: { self.title = $0 }).disposed(by: bag)
    name.asObservable().bind(to: rx.title).disposed(by: bag)
  }

  var title = ""

  private var followers: Binder<Int> { Binder(self) { model, count in model.log.append("\(count)") } }

  func load() async throws -> Profile {
    let profile = try await fetch(name.value).value
    log.append(profile.name)
    return profile
  }

  func follow() async {
    for await profile in profile.values.prefix(2) { log.append(profile.name) }
  }
}

extension ProfileViewModel: @MainActor ReactiveCompatible {}
