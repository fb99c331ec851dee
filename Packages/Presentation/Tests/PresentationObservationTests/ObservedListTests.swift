import Foundation
import Observation
import Presentation
import PresentationObservation
import Reactive
import Testing

@MainActor @Suite struct ObservedListTests {
  private struct Note: ListItemViewModel {
    let id: Int
    var text = ""
  }

  private final class Notes: ListViewModel {
    typealias Intent = Never
    let input = ListInput()
    let states = BehaviorRelay<ListState<Note>>(value: .loading)
    let times = BehaviorRelay<Date?>(value: nil)

    var state: Driver<ListState<Note>> { states.asDriver() }
    var updated: Driver<Date?> { times.asDriver() }

    func show(
      _ ids: [Int], _ header: ListContent<Note>.Header = .current, _ footer: ListContent<Note>.Footer = .idle
    ) {
      states.accept(.content(ListContent(rows: ids.map { Note(id: $0) }, header: header, footer: footer)))
    }
  }

  private let viewModel = Notes()

  @Test func `A list shows each state of its view model`() {
    let list = ObservedList(viewModel)
    #expect(list.status == .loading && list.rows.isEmpty)
    viewModel.states.accept(.empty)
    #expect(list.status == .empty)
    viewModel.states.accept(.failed(.unauthorized))
    #expect(list.status == .failed(.unauthorized))
    viewModel.show([1, 2], .refreshing, .loadingMore)
    #expect(list.rows.map(\.id) == [1, 2])
    #expect(list.status == .content(.refreshing, .loadingMore))
    viewModel.times.accept(Date(timeIntervalSince1970: 7))
    #expect(list.updated == Date(timeIntervalSince1970: 7))
  }

  @Test func `A list sends the user's actions to the inputs, and requests more rows only after the last one`() {
    let list = ObservedList(viewModel)
    var calls: [String] = []
    let bag = DisposeBag()
    for (relay, name) in [
      (viewModel.input.appear, "appear"), (viewModel.input.disappear, "disappear"),
      (viewModel.input.refresh, "refresh"), (viewModel.input.loadMore, "more"),
    ] { relay.asSignal().emit(onNext: { calls.append(name) }).disposed(by: bag) }
    viewModel.show([1, 2])
    list.appear()
    list.refresh()
    list.loadMore(after: Note(id: 1))
    #expect(calls == ["appear", "refresh"])
    list.loadMore(after: Note(id: 2))
    list.disappear()
    #expect(calls == ["appear", "refresh", "more", "disappear"])
  }

  @Test func `A view that has read the rows is notified of other rows, and not of a request`() {
    let list = ObservedList(viewModel)
    viewModel.show([1])
    let changes = BehaviorRelay(value: 0)
    withObservationTracking {
      _ = list.rows
    } onChange: {
      changes.accept(changes.value + 1)
    }
    viewModel.show([1], .refreshing)
    #expect(changes.value == 0)
    viewModel.show([1, 2], .refreshing)
    #expect(changes.value == 1)
  }

  @Test func `A list that is released ends its subscriptions`() {
    weak var list: ObservedList<Note>?
    do {
      let retained = ObservedList(viewModel)
      list = retained
    }
    viewModel.show([1])
    #expect(list == nil)
  }
}
