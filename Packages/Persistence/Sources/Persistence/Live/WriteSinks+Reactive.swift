public import Reactive

/// Observers that write the elements that they receive.
///
/// Each element is one transaction on the thread that emits it, complete when `onNext` returns. A write that fails changes
/// nothing and is passed to `onError` with its element; the sink continues with the next one. An error of the sequence is passed
/// to `onError` without an element. A completion has no effect.
extension Store {
  /// Returns an observer that adds each record.
  public func addSink<R: Record>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (R?, any Error) -> Void
  ) -> AnyObserver<R> {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Returns an observer that adds each sequence of records, all of them or none.
  public func addSink<Records: Sequence & Sendable>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (Records?, any Error) -> Void
  ) -> AnyObserver<Records> where Records.Element: Record {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Returns an observer that deletes the row of each record.
  public func deleteSink<R: Record>(onError: @escaping @Sendable (R?, any Error) -> Void) -> AnyObserver<R> {
    sink(onError: onError) { try $0.delete($1) }
  }

  /// Returns an observer that deletes the rows of each sequence of records, all of them or none.
  public func deleteSink<Records: Sequence & Sendable>(
    onError: @escaping @Sendable (Records?, any Error) -> Void
  ) -> AnyObserver<Records> where Records.Element: Record {
    sink(onError: onError) { try $0.delete($1) }
  }

  private func sink<Element: Sendable, Ignored>(
    onError: @escaping @Sendable (Element?, any Error) -> Void,
    write: @escaping @Sendable (borrowing WriteTransaction, Element) throws -> Ignored
  ) -> AnyObserver<Element> {
    AnyObserver { event in
      switch event {
      case .next(let element):
        do {
          try self.write { _ = try write($0, element) }
        } catch {
          onError(element, error)
        }
      case .error(let error): onError(nil, error)
      case .completed: break
      }
    }
  }
}
