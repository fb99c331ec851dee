import Reactive
import ReactiveTest
import Testing

/// Tests that perform random operations on a subject and on a simple subject, which copies its observers for every
/// event, and compare their events.
@Suite struct MemberListTests {
  @Test(arguments: 0..<40) func `A subject notifies the same observers in the same order as a simple reference subject`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let (real, simple) = (RealSubject(), SimpleSubject())
    for step in 0..<300 {
      let operation = Operation.random(step, using: &random)
      operation.perform(on: real)
      operation.perform(on: simple)
      #expect(real.journal.entries == simple.journal.entries, "step \(step): \(operation)")
      guard real.journal.entries == simple.journal.entries else { return }
    }
    #expect(real.journal.entries.isEmpty == false)
  }

  @Test func `The time to subscribe to a subject and to dispose does not grow with the number of its observers`() {
    let work: (Int) -> Void = { count in
      let subject = PublishSubject<Int>()
      let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { _ in }) }
      subject.onNext(1)
      for subscription in subscriptions { subscription.dispose() }
    }
    #expect(growth(from: 4_000, work) <= 2.2)
  }

  @Test func `A subject takes linear time if all its observers are disposed of during one event`() {
    let work: (Int) -> Void = { count in
      let subject = PublishSubject<Int>()
      for _ in 0..<count { _ = subject.take(1).subscribe(onNext: { _ in }) }
      subject.onNext(1)
    }
    #expect(growth(from: 4_000, work) <= 2.2)
  }
}

/// An operation on a subject, and the reaction of one of its observers to the event.
private struct Operation: CustomStringConvertible {
  enum Step {
    case add(Int)
    case remove(Int)
    case send(Int)
  }

  let step: Step
  /// The reaction of the observer with the given number to an event of this operation.
  let reaction: (observer: Int, step: Step)?

  var description: String { "\(step), then \(reaction.map { "\($0.step) in observer \($0.observer)" } ?? "nothing")" }

  static func random(_ number: Int, using random: inout SeededGenerator) -> Operation {
    let observers = 0..<6
    let steps: [Step] = [
      .add(observers.randomElement(using: &random) ?? 0), .remove(observers.randomElement(using: &random) ?? 0),
      .send(number),
    ]
    let step = steps.randomElement(using: &random) ?? .send(number)
    guard case .send = step, Bool.random(using: &random) else { return Operation(step: step, reaction: nil) }
    let reactions = [steps[0], steps[1], .send(-number)]
    let reaction = reactions.randomElement(using: &random) ?? steps[0]
    return Operation(step: step, reaction: (observers.randomElement(using: &random) ?? 0, reaction))
  }

  func perform(on subject: some TestedSubject) {
    if let reaction {
      subject.react = { [unowned subject] observer, element in
        guard observer == reaction.observer, element > 0 else { return }
        Operation(step: reaction.step, reaction: nil).perform(on: subject)
      }
    }
    switch step {
    case .add(let observer): subject.add(observer)
    case .remove(let observer): subject.remove(observer)
    case .send(let element): subject.send(element)
    }
    if reaction != nil { subject.react = { _, _ in } }
  }
}

/// A subject whose observers have numbers. Its tests use it from one thread.
private protocol TestedSubject: AnyObject {
  var react: (_ observer: Int, _ element: Int) -> Void { get set }
  /// Adds the observer, after removing it if it is already subscribed.
  func add(_ observer: Int)
  func remove(_ observer: Int)
  func send(_ element: Int)
}

private final class RealSubject: TestedSubject, @unchecked Sendable {
  // Invariant of @unchecked: used by one thread.
  let journal = Journal(String.self)
  var react: (Int, Int) -> Void = { _, _ in }
  private let subject = PublishSubject<Int>()
  private var subscriptions: [Int: any Disposable] = [:]

  func add(_ observer: Int) {
    remove(observer)
    subscriptions[observer] = subject.subscribe(onNext: { [unowned self] element in
      journal.write("\(observer): \(element)")
      react(observer, element)
    })
  }

  func remove(_ observer: Int) { subscriptions.removeValue(forKey: observer)?.dispose() }

  func send(_ element: Int) { subject.onNext(element) }
}

/// The reference implementation of a subject, which copies its array of observers for every event.
private final class SimpleSubject: TestedSubject {
  private final class Observer {
    let number: Int
    var isActive = true

    init(_ number: Int) { self.number = number }
  }

  let journal = Journal(String.self)
  var react: (Int, Int) -> Void = { _, _ in }
  private var observers: [Observer] = []

  func add(_ observer: Int) {
    remove(observer)
    observers.append(Observer(observer))
  }

  func remove(_ observer: Int) {
    for found in observers where found.number == observer { found.isActive = false }
    observers.removeAll { $0.number == observer }
  }

  func send(_ element: Int) {
    for observer in observers where observer.isActive {
      journal.write("\(observer.number): \(element)")
      react(observer.number, element)
    }
  }
}
