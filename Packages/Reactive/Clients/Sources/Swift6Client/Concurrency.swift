import Dispatch
import Observation
import Reactive

/// An `@Observable` model whose properties are sources and targets of sequences, and whose methods subscribe to chains
/// with asynchronous work.
@MainActor @Observable final class PlayerModel {
  var title = ""
  var position = 0
  var failure: String?
  @ObservationIgnored private let bag = DisposeBag()

  func lyrics(of title: String) async -> String { "\(title), \(position)" }

  func bind(_ titles: BehaviorRelay<String>, failures: PublishRelay<String>) {
    titles.asDriver().drive(to: \.title, on: self).disposed(by: bag)
    failures.asSignal().emit(to: \.failure, on: self).disposed(by: bag)
    Driver.tracking { self.title }
      .flatMap(policy: .latest) { await self.lyrics(of: $0) }
      .drive(onNext: { self.title = $0 })
      .disposed(by: bag)
    RxObservable.tracking { [unowned self] in position }
      .flatMap(policy: .merge(maxConcurrent: 2)) { try await Self.store($0) }
      .subscribe()
      .disposed(by: bag)
    titles.asSignal(onErrorJustReturn: "").flatMap(policy: .drop) { $0 }.emit().disposed(by: bag)
  }

  nonisolated static func store(_ position: Int) async throws -> Int { position }

  func export(_ positions: RxObservable<Int>) async throws {
    for try await position in positions.values(buffering: .blocking(10)) { self.position = position }
    for await position in positions.asInfallible(onErrorJustReturn: 0).values(buffering: .newest(1)) {
      self.position = position
    }
    for await title in Driver.tracking({ self.title }).values { failure = title }
  }
}
