public import Reactive

/// Observers that write the elements that they receive.
///
/// Each element is written in one transaction on the thread that emits it, before `onNext` returns. If the write fails,
/// nothing is changed, the error is passed to `onError` with the element, and the sink continues with the next element.
/// If the sequence fails, its error is passed to `onError` without an element. A completion has no effect.
extension Store {
  /// Returns an observer that adds each record.
  ///
  /// - Parameters:
  ///   - update: The effect of adding a record whose primary key already exists.
  ///   - onError: A closure that receives each error, with the element that could not be written or, if the sequence
  ///     failed, with `nil`.
  public func addSink<R: Record>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (R?, any Error) -> Void
  ) -> AnyObserver<R> {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Returns an observer that adds each sequence of records in one transaction.
  ///
  /// - Parameters:
  ///   - update: The effect of adding a record whose primary key already exists.
  ///   - onError: A closure that receives each error, with the element that could not be written or, if the sequence
  ///     failed, with `nil`.
  public func addSink<Records: Sequence & Sendable>(
    update: UpdatePolicy = .error, onError: @escaping @Sendable (Records?, any Error) -> Void
  ) -> AnyObserver<Records> where Records.Element: Record {
    sink(onError: onError) { try $0.add($1, update: update) }
  }

  /// Returns an observer that deletes the row of each record.
  ///
  /// - Parameter onError: A closure that receives each error, with the element that could not be written or, if the
  ///   sequence failed, with `nil`.
  public func deleteSink<R: Record>(onError: @escaping @Sendable (R?, any Error) -> Void) -> AnyObserver<R> {
    sink(onError: onError) { try $0.delete($1) }
  }

  /// Returns an observer that deletes the rows of each sequence of records in one transaction.
  ///
  /// - Parameter onError: A closure that receives each error, with the element that could not be written or, if the
  ///   sequence failed, with `nil`.
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
