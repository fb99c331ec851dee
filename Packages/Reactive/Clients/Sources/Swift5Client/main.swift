import Dispatch
import Foundation
import Reactive
import ReactiveBlocking

// Runs the code that the other files only compile, and reports differences from RxSwift.
func expect(_ isTrue: Bool, _ promise: String) {
  if isTrue { return }
  print("failed: \(promise)")
  exit(1)
}

let screen = SearchScreen(viewModel: SearchViewModel(api: StubAPI()))
screen.query.onNext("Rx")
screen.query.onNext("rx")
expect(screen.lines == ["rx", "RX"], "a query is lowercased, searched once and shown")
expect(screen.title == "2 repositories", "the title follows the results")
screen.selection.accept(1)
expect(screen.lines.last == "> RX", "a selection opens a repository")

let queue = DispatchQueue(label: "writer")
screen.writer(on: ConcurrentDispatchQueueScheduler(queue: queue)).onNext("written")
queue.sync {}
expect(screen.title == "written", "a binder binds on the scheduler that it is given")
expect(BesideRxSwiftExt().sequences().count == 18, "a file uses RxSwiftExt beside Reactive")

MainActor.assumeIsolated {
  let list = ListScreen()
  expect((try? list.lines(.just("a")).toBlocking().single()) == "> a", "map uses a screen")
  expect((try? list.search(.just("R")).toBlocking().single()) == ["Rx", "Reactive"], "flatMapLatest uses a screen")
  expect((try? list.load().toBlocking().toArray()) == [] && list.isLoading, "create changes a screen")
  expect((try? list.repositories(.just("a")).toBlocking().single())?.name == "> a", "map returns a model")
}
let numbers = Observable.from(1...20)
expect((try? twelveStages(numbers).toBlocking().toArray())?.isEmpty == false, "a chain of twelve stages sends")

let operators = Operators()
operators.creating()
operators.transforming()
operators.filtering()
operators.combining()
operators.handlingErrors()
operators.sharing()
operators.utilities()
expect(operators.seen.count > 100, "operators send")

let traits = Traits()
traits.singles()
traits.maybes()
traits.completables()
traits.infallibles()
traits.binding()
traits.concurrency()
expect(traits.seen.count > 10, "traits send")

// Blocking the main thread leaves the main queue running.
let onMain = Observable.of(1, 2, 3).delay(.milliseconds(1), scheduler: MainScheduler.instance)
  .observe(on: MainScheduler.asyncInstance)
expect((try? onMain.toBlocking(timeout: 60).toArray()) == [1, 2, 3], "toBlocking runs the main queue meanwhile")
expect((try? Single.just(7).toBlocking().single()) == 7, "toBlocking gives the only element")
