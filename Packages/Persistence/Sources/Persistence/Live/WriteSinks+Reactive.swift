public import Reactive

/// Observers that write what they are given.
///
/// Each element is one transaction, made on the thread that emits it, done when `onNext` returns. A write that fails is handed to `onError`
/// with its element and changes nothing; the sink goes on with the next one. An error of the sequence itself comes to `onError` without
/// an element; completion does nothing.
extension Store {
  /// Adds each record.
  public func addSink<R: Record>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (R?, any Error) -> Void
  ) -> AnyObserver<R> {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Adds each sequence of records, all of them or none.
  public func addSink<Records: Sequence & Sendable>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (Records?, any Error) -> Void
  ) -> AnyObserver<Records> where Records.Element: Record {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Deletes the row of each record.
  public func deleteSink<R: Record>(onError: @escaping @Sendable (R?, any Error) -> Void) -> AnyObserver<R> {
    sink(onError: onError) { try $0.delete($1) }
  }

  /// Deletes the rows of each sequence of records, all of them or none.
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
