import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct ViewModelTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
  }

  /// A list as a view model that holds nothing: the pattern of the guide.
  struct RowsViewModel: ViewModelType {
    struct Input {
      let refresh: Signal<Void>
      let next: Signal<Void>
      let selection: Signal<Row>
    }

    struct Output {
      let list: Driver<ListState<Row>>
      let chosen: Signal<Int>
    }

    let load: @Sendable (Int) -> Single<Page<Int, Row>>

    func transform(input: Input) -> Output {
      let pager = Pager<Int, Row>(first: 1, failure: { _ in .timedOut }, load: load)
      let states = pager.states(refresh: input.refresh, next: input.next)
      return Output(list: states.map { $0.list($0.items) }.distinctUntilChanged(), chosen: input.selection.map(\.id))
    }
  }

  struct Broken: Error {}

  private let refresh = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let selection = PublishRelay<Row>()
  private let bag = DisposeBag()

  private func output(_ load: @escaping @Sendable (Int) -> Single<Page<Int, Row>>) -> RowsViewModel.Output {
    RowsViewModel(load: load).transform(
      input: .init(refresh: refresh.asSignal(), next: next.asSignal(), selection: selection.asSignal()))
  }

  @Test("A list outlives its errors: after a page that failed, signals are still served") func outlives() {
    let requests = BehaviorRelay<[Int]>(value: [])
    let list = output { page in
      requests.accept(requests.value + [page])
      return requests.value.count == 2 ? .error(Broken()) : .just(Page([Row(id: page)], next: page + 1))
    }.list
    var states: [ListState<Row>] = []
    list.drive(onNext: { states.append($0) }).disposed(by: bag)
    refresh.accept(())
    next.accept(())
    #expect(states.last == .content(ListContent(rows: [Row(id: 1)], footer: .loadMoreFailed(.timedOut))))
    next.accept(())
    #expect(states.last == .content(ListContent(rows: [Row(id: 1), Row(id: 2)])))
    refresh.accept(())
    #expect(states.last?.rows == [Row(id: 1)])
    #expect(requests.value == [1, 2, 2, 1])
  }

  @Test("Nothing is asked for while nobody watches, and two who watch cause one request") func lazy() {
    let requests = BehaviorRelay(value: 0)
    let output = output { _ in
      requests.accept(requests.value + 1)
      return .never()
    }
    refresh.accept(())
    #expect(requests.value == 0)
    output.list.drive(onNext: { _ in }).disposed(by: bag)
    output.list.drive(onNext: { _ in }).disposed(by: bag)
    refresh.accept(())
    #expect(requests.value == 1)
  }

  @Test("A list that nobody watches any more lets its request and its pager go") func released() {
    let disposed = BehaviorRelay(value: 0)
    var output: RowsViewModel.Output? = output { _ in
      Single<Page<Int, Row>>.never().do(onDispose: { disposed.accept(disposed.value + 1) })
    }
    let watching = output?.list.drive(onNext: { _ in })
    refresh.accept(())
    watching?.dispose()
    output = nil
    #expect(disposed.value == 1)
  }
}
