import Dispatch
import Reactive
import Synchronization
import Testing

@Suite struct SubscriptionTests {
  @Test func `A subscription delivers the terminal event before it disposes of the source`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    let source = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Disposables.create(with: { journal.write("source disposed") }))
    }
    _ = source.map { $0 }.subscribe(
      onCompleted: { journal.write("completed") }, onDisposed: { journal.write("disposed") })
    subject.onCompleted()
    #expect(journal.entries == ["completed", "disposed", "source disposed"])
  }

  @Test func `A subscription that ends inside the subscribe closure of its source disposes of the source afterward`() {
    let journal = Journal()
    _ = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      journal.write("end of closure")
      return Disposables.create(with: { journal.write("source disposed") })
    }.take(1).subscribe(
      onNext: { journal.write("\($0)") }, onCompleted: { journal.write("completed") },
      onDisposed: { journal.write("disposed") })
    #expect(journal.entries == ["1", "completed", "disposed", "end of closure", "source disposed"])
  }

  @Test func `Disposing of a subscription inside onNext ends delivery at once`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    let subscription = SerialDisposable()
    subscription.disposable = subject.flatMap { Observable.of($0, $0 + 1) }.subscribe(onNext: { element in
      journal.write(element)
      subscription.dispose()
    })
    subject.onNext(1)
    #expect(journal.entries == [1])
  }

  @Test func `subscribe calls onDisposed exactly once when disposal and completion race`() {
    let count = Atomic(0)
    for _ in 0..<500 {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onDisposed: { count.wrappingAdd(1, ordering: .relaxed) })
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { subject.onCompleted() } else { subscription.dispose() }
      }
    }
    #expect(count.load(ordering: .relaxed) == 500)
  }
}
