import Presentation
import Reactive
import Testing

@MainActor @Suite struct UnpagedListViewModelTests {
  private struct Word: ListItemViewModel {
    let id: Int
  }

  private struct Broken: Error {}

  @Test
  func `A list without pages loads when it first appears and on each refresh, and has no further rows`() {
    let loads = BehaviorRelay(value: 0)
    var states: [ListState<Word>] = []
    let viewModel = UnpagedListViewModel(
      loading: Single<[Word]>.deferred {
        loads.accept(loads.value + 1)
        return .just((1...loads.value).map { Word(id: $0) })
      })
    let subscription = viewModel.state.drive(onNext: { states.append($0) })
    #expect(loads.value == 0 && states.last == .loading)
    viewModel.input.appear.accept(())
    #expect(states.last == .content(ListContent(rows: [Word(id: 1)], footer: .endReached)))
    viewModel.input.appear.accept(())
    viewModel.input.loadMore.accept(())
    #expect(loads.value == 1)
    viewModel.input.refresh.accept(())
    #expect(states.last == .content(ListContent(rows: [Word(id: 1), Word(id: 2)], footer: .endReached)))
    subscription.dispose()
  }

  @Test func `A list that fails to load emits the reason`() {
    let viewModel = UnpagedListViewModel(loading: Single<[Word]>.error(LoadFailure.offline))
    var states: [ListState<Word>] = []
    let subscription = viewModel.state.drive(onNext: { states.append($0) })
    viewModel.input.appear.accept(())
    #expect(states.last == .failed(.offline))
    subscription.dispose()
  }
}
