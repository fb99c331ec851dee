import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct ControlPropertyTests {
  private let text = BehaviorRelay<String?>(value: nil)
  private let journal = Journal()
  private var property: ControlProperty<String?> {
    ControlProperty(values: text, valueSink: AnyObserver { [text] in if let value = $0.element { text.accept(value) } })
  }

  @Test func `ControlProperty emits its value and accepts new values`() {
    let subscription = property.asControlProperty().subscribe(onNext: { [journal] in journal.write($0 ?? "nil") })
    property.onNext("a")
    _ = Observable.just("b").bind(to: property)
    #expect(journal.entries == ["nil", "a", "b"])
    subscription.dispose()
  }

  @Test func `ControlProperty.changed does not emit the current value`() {
    let subscription = property.changed.subscribe(onNext: { [journal] in journal.write($0 ?? "nil") })
    text.accept("a")
    #expect(journal.entries == ["a"])
    subscription.dispose()
  }

  @Test func `ControlProperty.orEmpty emits an empty string for nil and accepts new values`() {
    let subscription = property.orEmpty.subscribe(onNext: { [journal] in journal.write("<\($0)>") })
    property.orEmpty.onNext("a")
    #expect(journal.entries == ["<>", "<a>"])
    #expect(text.value == "a")
    subscription.dispose()
  }

  @Test func `ControlProperty converts to Driver`() {
    let subscription = property.asDriver().drive(onNext: { [journal] in journal.write($0 ?? "nil") })
    text.accept("a")
    #expect(journal.entries == ["nil", "a"])
    subscription.dispose()
  }

  @Test func `ControlProperty forwards a completion to its sink`() {
    let sink = PublishSubject<Int>()
    _ = sink.subscribe { [journal] in journal.write("\($0)") }
    ControlProperty(values: Observable.just(1), valueSink: sink).onCompleted()
    #expect(journal.entries == ["completed"])
  }
}
