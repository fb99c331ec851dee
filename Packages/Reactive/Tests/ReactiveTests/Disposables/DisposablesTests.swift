import Dispatch
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite struct DisposablesTests {
  private let journal = Journal()

  private func marker(_ name: String) -> any Cancelable {
    Disposables.create(with: { [journal] in journal.write(name) })
  }

  @Test func `A disposable runs its action once, even if eight threads dispose of it`() {
    let disposable = marker("action")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in disposable.dispose() }
    #expect(journal.entries == ["action"])
    #expect(disposable.isDisposed)
  }

  @Test func `Disposables.create disposes of two disposables in the order of its arguments`() {
    Disposables.create(marker("a"), marker("b")).dispose()
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `A DisposeBag disposes of its disposables in the order of insertion when it is deallocated`() {
    do {
      let bag = DisposeBag()
      marker("a").disposed(by: bag)
      bag.insert(marker("b"), marker("c"))
      #expect(journal.entries.isEmpty)
    }
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func `A DisposeBag disposes of forty disposables in the order of insertion`() {
    let names = (0..<40).map(String.init)
    do {
      let bag = DisposeBag()
      for name in names { marker(name).disposed(by: bag) }
      #expect(journal.entries == [])
    }
    #expect(journal.entries == names)
  }

  @Test func `A DisposeBag accepts disposables from several threads at the same time`() {
    do {
      let bag = DisposeBag()
      DispatchQueue.concurrentPerform(iterations: 200) { marker("\($0)").disposed(by: bag) }
      #expect(journal.entries == [])
    }
    #expect(Set(journal.entries) == Set((0..<200).map(String.init)))
    #expect(journal.entries.count == 200)
  }

  @Test func `A DisposeBag releases its disposables after it has disposed of them`() {
    weak var last: BooleanDisposable?
    do {
      let bag = DisposeBag()
      let disposable = BooleanDisposable()
      last = disposable
      disposable.disposed(by: bag)
    }
    #expect(last == nil)
  }

  @Test func `A DisposeBag can be created with a result builder`() {
    do {
      _ = DisposeBag {
        marker("a")
        marker("b")
      }
    }
    #expect(journal.entries == ["a", "b"])
  }

  @Test
  func
    `A CompositeDisposable disposes of its members, and immediately of a member that is inserted after the disposal`()
  {
    let composite = CompositeDisposable(marker("a"), marker("b"))
    #expect(composite.count == 2)
    composite.dispose()
    composite.dispose()
    #expect(composite.isDisposed)
    #expect((composite.insert(marker("c")) == nil))
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func `A CompositeDisposable disposes of a member that is removed`() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(marker("a")))
    _ = composite.insert(marker("b"))
    composite.remove(for: key)
    composite.remove(for: key)
    #expect(composite.count == 1)
    #expect(journal.entries == ["a"])
  }

  @Test
  func
    `A SerialDisposable disposes of a disposable that is replaced, or assigned after the SerialDisposable was disposed of`()
  {
    let serial = SerialDisposable()
    serial.disposable = marker("a")
    serial.disposable = marker("b")
    #expect(journal.entries == ["a"])
    serial.dispose()
    serial.disposable = marker("c")
    #expect(journal.entries == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test func `A disposed SingleAssignmentDisposable disposes of a disposable that is assigned to it`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    single.setDisposable(marker("late"))
    #expect(journal.entries == ["late"])
  }

  @Test func `A SingleAssignmentDisposable disposes once when assignment and disposal race`() {
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

  @Test func `A BooleanDisposable reports whether it is disposed of`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test func `Disposables.create disposes of any number of disposables together`() {
    Disposables.create(marker("a"), marker("b"), marker("c")).dispose()
    #expect(journal.entries == ["a", "b", "c"])
    Disposables.create(marker("d"), marker("e"), marker("f"), marker("g"), marker("h")).dispose()
    #expect(journal.entries.count == 8)
    let list = Disposables.create([marker("i"), marker("j")])
    #expect(!list.isDisposed)
    list.dispose()
    list.dispose()
    #expect(list.isDisposed)
    #expect(journal.entries.count == 10)
  }

  @Test func `A DisposeBag accepts disposables as arguments, as an array and from a result builder`() {
    do {
      let bag = DisposeBag(disposing: marker("a"), marker("b"))
      bag.insert([marker("c")])
      bag.insert {
        marker("d")
        marker("e")
      }
      _ = bag
      _ = DisposeBag(disposing: [marker("f")])
    }
    #expect(Set(journal.entries) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `A CompositeDisposable disposes of its members in the order of insertion`() {
    let names = (0..<40).map { "\($0)" }
    let composite = CompositeDisposable(disposables: names.map(marker))
    composite.dispose()
    #expect(journal.entries == names)
    #expect(CompositeDisposable(marker("a"), marker("b"), marker("c")).count == 3)
    #expect(CompositeDisposable(marker("a"), marker("b"), marker("c"), marker("d"), marker("e")).count == 5)
  }

  @Test func `A RefCountDisposable disposes of its disposable once it and all its handles are disposed of`() {
    let counted = RefCountDisposable(disposable: marker("held"))
    let (a, b) = (counted.retain(), counted.retain())
    counted.dispose()
    a.dispose()
    a.dispose()
    #expect(journal.entries.isEmpty)
    #expect(!counted.isDisposed)
    b.dispose()
    #expect(journal.entries == ["held"])
    #expect(counted.isDisposed)
    counted.retain().dispose()
    #expect(journal.entries == ["held"])
  }

  @Test func `A RefCountDisposable whose last handle is disposed of waits for its own disposal`() {
    let counted = RefCountDisposable(disposable: marker("held"))
    counted.retain().dispose()
    #expect(journal.entries.isEmpty)
    counted.dispose()
    counted.dispose()
    #expect(journal.entries == ["held"])
  }

  @Test func `A ScheduledDisposable disposes of its disposable in an action of its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: marker("held"))
    scheduled.dispose()
    #expect(!scheduled.isDisposed)
    scheduler.start()
    scheduled.dispose()
    scheduler.start()
    #expect(scheduled.isDisposed)
    #expect(journal.entries == ["held"])
  }

  @Test func `A SingleAssignmentDisposable traps when it is assigned twice`() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }

  @Test func `Disposing of or releasing a hundred thousand nested composites does not grow the stack`() {
    for isDisposed in [true, false] {
      var nested = CompositeDisposable(disposables: [marker("innermost \(isDisposed)")])
      for _ in 0..<100_000 { nested = CompositeDisposable(disposables: [nested]) }
      if isDisposed { nested.dispose() }
    }
    #expect(journal.entries == ["innermost true"])
  }

  @Test func `Nested composites dispose of their members in order`() {
    let inner = CompositeDisposable(marker("b"), CompositeDisposable(marker("c"), marker("d")))
    CompositeDisposable(marker("a"), inner, marker("e")).dispose()
    #expect(journal.entries == ["a", "b", "c", "d", "e"])
    #expect(inner.isDisposed)
  }
}
