public import Reactive

extension ObservableType {
  /// Returns an observable that, whenever `boundary` emits, emits an array of the elements since the previous array.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-BufferWithTrigger)
  ///
  ///     source              --1--2-----3--|
  ///     boundary            -------x-x------
  ///     bufferWithTrigger   -------a-b----c|      a = [1, 2], b = [], c = [3]
  ///
  /// The remaining elements are emitted before the source's completion; an error drops them. A completion of `boundary`
  /// has no effect; its error terminates the sequence.
  public func bufferWithTrigger<Boundary: ObservableType>(_ boundary: Boundary) -> Observable<[Element]> {
    let source = asObservable()
    let boundary = boundary.asObservable()
    return Producer { sink in
      let inputs = InputGroup(of: sink)
      let buffer = Confined<[Element]>([])
      let flush: @Sendable () -> Void = {
        let elements = buffer.value
        buffer.value = []
        sink.next(elements)
      }
      inputs.start(boundary, next: { _ in flush() }, stop: { if case .error = $0 { sink.stop($0) } })
      inputs.start(
        source, next: { buffer.value.append($0) },
        stop: { termination in
          if case .completed = termination { flush() }
          sink.stop(termination)
        })
      return inputs
    }
  }
}
