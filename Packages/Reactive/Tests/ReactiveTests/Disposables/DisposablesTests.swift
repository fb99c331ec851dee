import Dispatch
import Reactive
import Synchronization
import Testing

@Suite struct DisposablesTests {
  private let journal = Journal()

  private func marker(_ name: String) -> any Cancelable {
    Disposables.create(with: { [journal] in journal.write(name) })
  }

  @Test func `an action runs once, whoever disposes first`() {
    let disposable = marker("action")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in disposable.dispose() }
    #expect(journal.entries == ["action"])
    #expect(disposable.isDisposed)
  }

  @Test func `two are disposed of in order`() {
    Disposables.create(marker("a"), marker("b")).dispose()
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `a bag disposes in order of insertion when it goes`() {
    do {
      let bag = DisposeBag()
      marker("a").disposed(by: bag)
      bag.insert(marker("b"), marker("c"))
      #expect(journal.entries.isEmpty)
    }
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func `a bag can be built`() {
    do {
      _ = DisposeBag {
        marker("a")
        marker("b")
      }
    }
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `a composite disposes of all, and of what comes later at once`() {
    let composite = CompositeDisposable(marker("a"), marker("b"))
    #expect(composite.count == 2)
    composite.dispose()
    composite.dispose()
    #expect(composite.isDisposed)
    #expect((composite.insert(marker("c")) == nil))
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func `removing from a composite disposes`() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(marker("a")))
    _ = composite.insert(marker("b"))
    composite.remove(for: key)
    composite.remove(for: key)
    #expect(composite.count == 1)
    #expect(journal.entries == ["a"])
  }

  @Test func `a serial one disposes of what it replaces, and of what comes after its end`() {
    let serial = SerialDisposable()
    serial.disposable = marker("a")
    serial.disposable = marker("b")
    #expect(journal.entries == ["a"])
    serial.dispose()
    serial.disposable = marker("c")
    #expect(journal.entries == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test func `a single assignment disposed of before it is set disposes when it is`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    single.setDisposable(marker("late"))
    #expect(journal.entries == ["late"])
  }

  @Test func `a single assignment disposes once however setting and disposing race`() {
    let count = Mutex(0)
    for _ in 0..<500 {
      let single = SingleAssignmentDisposable()
      let disposable = Disposables.create(with: { count.withLock { $0 += 1 } })
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { single.setDisposable(disposable) } else { single.dispose() }
      }
    }
    #expect(count.withLock { $0 } == 500)
  }

  @Test func `a boolean one is a flag`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
