import Presentation
import Reactive
import Testing

@MainActor @Suite struct ListLoadingTests {
  private struct Word: ListItemViewModel {
    let id: Int
  }

  private struct Broken: Error {}

  @Test
  func `A list without pages loads when it first appears and on each refresh, and has no further rows`() {
    let input = ListInput()
    let loads = BehaviorRelay(value: 0)
    var states: [ListState<Word>] = []
    let state = input.state(
      loading: Single<[Word]>.deferred {
        loads.accept(loads.value + 1)
        return .just((1...loads.value).map { Word(id: $0) })
      })
    let subscription = state.drive(onNext: { states.append($0) })
    #expect(loads.value == 0 && states.last == .loading)
    input.appear.accept(())
    #expect(states.last == .content(ListContent(rows: [Word(id: 1)], footer: .endReached)))
    input.appear.accept(())
    input.loadMore.accept(())
    #expect(loads.value == 1)
    input.refresh.accept(())
    #expect(states.last == .content(ListContent(rows: [Word(id: 1), Word(id: 2)], footer: .endReached)))
    subscription.dispose()
  }

  @Test func `A list that fails to load emits the reason`() {
    let input = ListInput()
    var states: [ListState<Word>] = []
    let subscription = input.state(loading: Single<[Word]>.error(LoadFailure.offline))
      .drive(onNext: { states.append($0) })
    input.appear.accept(())
    #expect(states.last == .failed(.offline))
    subscription.dispose()
  }
}
