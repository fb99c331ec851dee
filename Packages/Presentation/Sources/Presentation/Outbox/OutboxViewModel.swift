public import Foundation
public import Reactive

/// The view model of the actions that servers have not performed yet.
@MainActor public final class OutboxViewModel {
  /// Emits what the user decides about an action.
  public let decide = PublishRelay<(decision: OutboxDecision, id: OutboxRow.ID)>()

  /// Emits the actions of all outboxes in the order of their time, on subscription and after each change.
  public let rows: Driver<[OutboxRow]>

  /// Emits the reason why a decision could not be carried out or stored, or why its effect is not known.
  public let failure: Signal<LoadFailure>

  private let failures = PublishRelay<LoadFailure>()
  private let bag = DisposeBag()

  /// Creates a view model.
  ///
  /// - Parameter sources: The outboxes.
  public init(_ sources: [OutboxSource]) {
    rows = Self.rows(of: sources).asDriver(onErrorJustReturn: [])
    failure = failures.asSignal()
    decide.asSignal().emit(with: self) { viewModel, event in
      do {
        let result = try sources.compactMap { try $0.perform(event.decision, on: event.id) }.first
        switch result {
        case .done: break
        case .removedAfterAttempt: viewModel.failures.accept(.actionUncertain)
        case nil: viewModel.failures.accept(.actionIsBeingSent)
        }
      } catch {
        viewModel.failures.accept(LoadFailure(error))
      }
    }
    .disposed(by: bag)
  }

  /// Returns an observable of the actions of all outboxes in the order of their time.
  public nonisolated static func rows(of sources: [OutboxSource]) -> Observable<[OutboxRow]> {
    if sources.isEmpty { return .just([]) }
    return Observable.combineLatest(sources.map(\.rows)) { all in
      all.flatMap(\.self).sorted { ($0.created, $0.id.uuidString) < ($1.created, $1.id.uuidString) }
    }
  }
}
