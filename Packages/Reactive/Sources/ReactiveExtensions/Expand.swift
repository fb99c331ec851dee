public import Reactive

extension ObservableType {
  /// Returns an observable that emits each element, and the elements of the sequence that `transform` returns for it,
  /// for each of which it calls `transform`, too.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Expand)
  ///
  /// For example, it reads all pages of a list: `first.expand { page in page.next.map(load) ?? .empty() }`. Sequences are
  /// subscribed to one after another, but run at the same time. The stack does not grow with their number. The observable
  /// completes when all of them have completed, and fails with the first error, or with an error that `transform` throws.
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, introduced: 6)
  public func expand(
    _ transform: @escaping @Sendable (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let expanding = ExpandSink(sink, transform)
      expanding.inputs.perform(source) { expanding.start($0) }
      return expanding.inputs
    }
  }
}

private final class ExpandSink<Element: Sendable>: Sendable {
  let inputs: InputGroup
  private let sink: Sink<Element>
  private let transform: @Sendable (Element) throws -> Observable<Element>
  private let running = Confined(0)
  private let waiting = Confined(Queue<Observable<Element>>())
  private let isStarting = Confined(false)

  init(_ sink: Sink<Element>, _ transform: @escaping @Sendable (Element) throws -> Observable<Element>) {
    inputs = InputGroup(of: sink)
    self.sink = sink
    self.transform = transform
  }

  /// Subscribes to `sequence`. If it is called during another subscription, the outer call subscribes afterward.
  func start(_ sequence: Observable<Element>) {
    running.value += 1
    waiting.value.append(sequence)
    guard !isStarting.value else { return }
    isStarting.value = true
    while let next = waiting.value.popFirst() {
      inputs.start(next, next: { self.receive($0) }, stop: { self.stop($0) })
    }
    isStarting.value = false
  }

  private func receive(_ element: Element) {
    sink.next(element)
    guard sink.isActive else { return }
    do { start(try transform(element)) } catch { sink.fail(error) }
  }

  private func stop(_ termination: Termination) {
    running.value -= 1
    if case .completed = termination, running.value > 0 { return }
    sink.stop(termination)
  }
}
