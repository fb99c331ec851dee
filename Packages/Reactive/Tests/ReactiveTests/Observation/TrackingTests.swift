import Observation
import Reactive
import ReactiveTest
import Testing

@Observable @MainActor private final class Model {
  var number = 0
  var other = 0
  var title: String?
}

@MainActor @Suite(.timeLimit(.minutes(15))) struct TrackingTests {
  private let model = Model()
  private let journal = Journal(Int.self)

  private func wait(until isTrue: () -> Bool) async {
    while !isTrue() { await Task.yield() }
  }

  @Test func `tracking emits the value at once and after each change of a property that the closure reads`() async {
    let subscription = RxObservable.tracking { [model] in model.number }
      .subscribe(onNext: { [journal] in journal.write($0) })
    #expect(journal.entries == [0])
    model.other = 1
    model.number = 2
    await wait { journal.entries.count > 1 }
    #expect(journal.entries == [0, 2])
    model.number = 3
    model.number = 4
    await wait { journal.entries.count > 2 }
    #expect(journal.entries == [0, 2, 4])
    subscription.dispose()
  }

  @Test(.contract(.s10)) func `tracking never loses the last of 10,000 changes, whenever the main queue runs`() async {
    let subscription = Driver.tracking { [model] in model.number }.drive(onNext: { [journal] in journal.write($0) })
    for number in 1...10_000 {
      model.number = number
      if Int.random(in: 0..<4) == 0 { await Task.yield() }
    }
    await wait { journal.entries.last == 10_000 }
    #expect(journal.entries == journal.entries.sorted())
    #expect(journal.entries.count <= 10_001)
    subscription.dispose()
  }

  @Test(.contract(.s10)) func `tracking emits an element for a change that its observer makes`() async {
    let subscription = RxObservable.tracking { [model] in model.number }.subscribe(onNext: { [journal, model] number in
      journal.write(number)
      MainActor.assumeIsolated { if number < 100 { model.number += 1 } }
    })
    await wait { journal.entries.last == 100 }
    #expect(journal.entries == Array(0...100))
    subscription.dispose()
  }

  @Test func `tracking emits on the main actor to a subscription that is made off the main actor`() async {
    let (model, journal) = (model, journal)
    let subscription = await Task.detached {
      RxObservable.tracking { model.number }.subscribe(onNext: {
        MainActor.assertIsolated()
        journal.write($0)
      })
    }.value
    await wait { journal.entries == [0] }
    subscription.dispose()
    #expect(journal.entries == [0])
  }

  @Test(.contract(.s5), arguments: [true, false])
  func `Disposing of a subscription to tracking releases the values that its closures captured`(changes: Bool) {
    let model = Model()
    weak var token: Token?
    func subscribe() -> any Disposable {
      let held = Token()
      token = held
      return RxObservable.tracking { held.pass(model.number) }.subscribe(onNext: { _ = held.pass($0) })
    }
    let subscription = subscribe()
    #expect(token != nil)
    if changes { model.number = 1 }
    subscription.dispose()
    #expect(token == nil)
    withExtendedLifetime((model, subscription)) {}
  }

  @Test(.contract(.r13)) func `Driving a property sets it to each element and does not retain the object`() async {
    let relay = BehaviorRelay(value: 1)
    weak var released: Model?
    do {
      let model = Model()
      released = model
      let bag = DisposeBag()
      relay.asDriver().drive(to: \.number, on: model).disposed(by: bag)
      relay.asDriver().map { "\($0)" }.drive(to: \.title, on: model).disposed(by: bag)
      #expect(model.number == 1 && model.title == "1")
      relay.accept(2)
      #expect(model.number == 2 && model.title == "2")
    }
    #expect(released == nil)

    let events = PublishRelay<Int>()
    var model: Model? = Model()
    let subscription = model.map { events.asSignal().emit(to: \.number, on: $0) }
    events.accept(3)
    #expect(model?.number == 3)
    released = model
    model = nil
    #expect(released == nil)
    events.accept(4)
    subscription?.dispose()
  }

  @available(macOS 26, *)
  @Test(.contract(.s10)) func `A driver of Observations emits the last of 10,000 changes`() async {
    let model = model
    let driver = Observations { model.number }.asDriver()
    let subscription = driver.drive(onNext: { [journal] in journal.write($0) })
    await wait { journal.entries == [0] }
    for number in 1...10_000 {
      model.number = number
      if Int.random(in: 0..<4) == 0 { await Task.yield() }
    }
    await wait { journal.entries.last == 10_000 }
    #expect(journal.entries == journal.entries.sorted())
    subscription.dispose()
  }

  @available(macOS 26, *)
  @Test(.contract(.s5)) func `A driver of Observations retains nothing after its subscription is disposed of`() async {
    weak var token: Token?
    func subscribe() -> any Disposable {
      let held = Token()
      token = held
      let model = model
      return Observations { held.pass(model.number) }.asDriver().drive(onNext: { _ = held.pass($0) })
    }
    let subscription = subscribe()
    #expect(token != nil)
    await Task.yield()
    subscription.dispose()
    await wait { token == nil }
    withExtendedLifetime(subscription) {}
  }
}
