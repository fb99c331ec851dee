import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct ViewModelTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
  }

  /// A view model with a pager that signals drive.
  @MainActor final class RowsViewModel {
    let refresh = PublishRelay<Void>()
    let next = PublishRelay<Void>()
    let list: Driver<ListState<Row>>

    init(load: @escaping @Sendable (Int) -> Single<Page<Int, Row>>) {
      let pager = Pager<Int, Row>(first: 1, failure: { _ in .timedOut }, load: load)
      list = pager.states(refresh: refresh.asSignal(), next: next.asSignal()).map { $0.list($0.items) }
        .distinctUntilChanged()
    }
  }

  struct Broken: Error {}

  private let bag = DisposeBag()

  @Test func `A list still responds to its inputs after a page failed to load`() {
    let requests = BehaviorRelay<[Int]>(value: [])
    let viewModel = RowsViewModel { page in
      requests.accept(requests.value + [page])
      return requests.value.count == 2 ? .error(Broken()) : .just(Page([Row(id: page)], next: page + 1))
    }
    var states: [ListState<Row>] = []
    viewModel.list.drive(onNext: { states.append($0) }).disposed(by: bag)
    viewModel.refresh.accept(())
    viewModel.next.accept(())
    #expect(states.last == .content(ListContent(rows: [Row(id: 1)], footer: .loadMoreFailed(.timedOut))))
    viewModel.next.accept(())
    #expect(states.last == .content(ListContent(rows: [Row(id: 1), Row(id: 2)])))
    viewModel.refresh.accept(())
    #expect(states.last?.rows == [Row(id: 1)])
    #expect(requests.value == [1, 2, 2, 1])
  }

  @Test func `A list loads nothing without subscribers, and sends one request for two subscribers`() {
    let requests = BehaviorRelay(value: 0)
    let viewModel = RowsViewModel { _ in
      requests.accept(requests.value + 1)
      return .never()
    }
    viewModel.refresh.accept(())
    #expect(requests.value == 0)
    viewModel.list.drive(onNext: { _ in }).disposed(by: bag)
    viewModel.list.drive(onNext: { _ in }).disposed(by: bag)
    viewModel.refresh.accept(())
    #expect(requests.value == 1)
  }

  @Test func `A list cancels its request after its last subscriber and its view model are released`() {
    let disposed = BehaviorRelay(value: 0)
    var viewModel: RowsViewModel? = RowsViewModel { _ in
      Single<Page<Int, Row>>.never().do(onDispose: { disposed.accept(disposed.value + 1) })
    }
    let watching = viewModel?.list.drive(onNext: { _ in })
    viewModel?.refresh.accept(())
    watching?.dispose()
    viewModel = nil
    #expect(disposed.value == 1)
  }
}
