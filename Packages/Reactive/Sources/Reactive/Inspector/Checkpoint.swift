extension ObservableType {
  /// Returns the source with a checkpoint. If an unhandled error passes through the checkpoint, the error's report
  /// contains the line of this call.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Checkpoint)
  ///
  ///     rows.checkpoint("rows").map(layout).subscribe(onNext: show)
  ///
  ///     Unhandled error happened: timeout
  ///       subscribed at Search/Search.swift:12
  ///       checkpoint rows (Search/Search.swift:12)
  ///
  /// The report lists a checkpoint only if the error arrives on the thread on which it passed through that checkpoint.
  /// The ``Inspector``, if it is on, lists all checkpoints, together with the operators. A checkpoint does not slow
  /// down elements.
  ///
  /// - Parameters:
  ///   - name: The name of the checkpoint in the report, or `nil` to show only the file and the line.
  ///   - file: The file that the report shows.
  ///   - line: The line that the report shows.
  public func checkpoint(
    _ name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    Checkpoint(asObservable(), name.map { "\($0) (\(file):\(line))" } ?? "\(file):\(line)")
  }
}

extension PrimitiveSequence {
  /// Returns the source with a checkpoint. If an unhandled error passes through the checkpoint, the error's report
  /// contains the line of this call. See ``ObservableType/checkpoint(_:file:line:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Checkpoint)
  public func checkpoint(
    _ name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.checkpoint(name, file: file, line: line))
  }
}

/// The observable that `checkpoint` returns. It is a separate type, because its operator name contains the source
/// location.
private final class Checkpoint<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  private let source: Observable<Element>
  private let mark: String

  init(_ source: Observable<Element>, _ mark: String) {
    self.source = source
    self.mark = mark
  }

  override var operatorName: String { "checkpoint \(mark)" }

  override func attach(_ sink: Sink<Element>) -> any Disposable {
    source.run(
      Sink(
        sink.subscription, next: sink.next,
        stop: { termination in
          guard case .error = termination else { return sink.stop(termination) }
          let trampoline = Trampoline.current
          trampoline.passedCheckpoints.append(self.mark)
          sink.stop(termination)
          trampoline.passedCheckpoints.removeLast()
        }))
  }
}
