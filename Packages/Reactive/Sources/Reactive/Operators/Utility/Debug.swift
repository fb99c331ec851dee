#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableType {
  /// Returns an observable that prints a line to standard output on subscription, for each event, and on disposal.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debug)
  ///
  ///     2026-11-21 09:30:00.125: Search.swift:12 (results()) -> subscribed
  ///     2026-11-21 09:30:00.250: Search.swift:12 (results()) -> Event next(3)
  ///     2026-11-21 09:30:00.250: Search.swift:12 (results()) -> Event completed
  ///     2026-11-21 09:30:00.250: Search.swift:12 (results()) -> isDisposed
  ///
  /// All events are forwarded unchanged, including an error or the completion.
  ///
  /// - Parameters:
  ///   - identifier: The text after the time in each line, or `nil` for the location of the call.
  ///   - trimOutput: A Boolean value that indicates whether the text of an event is shortened to its first and last 20
  ///     characters if it is longer than 40 characters.
  ///   - file: The file in the default identifier. Its directories are omitted.
  ///   - line: The line in the default identifier.
  ///   - function: The function in the default identifier.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file.split(separator: "/").last ?? "unknown"):\(line) (\(function))"
    let source = asObservable()
    let write: @Sendable (String) -> Void = { text in
      // allow(no-print): printing is the purpose of this operator.
      print("\(Date().formatted(timestamp)): \(name) -> \(text)")
    }
    let writeEvent: @Sendable (Event<Element>) -> Void = { event in
      let text = "\(event)"
      write("Event \(trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }
    return Producer { sink in
      write("subscribed")
      let upstream = source.run(
        Sink(
          sink.subscription,
          next: { element in
            writeEvent(.next(element))
            sink.next(element)
          },
          stop: { termination in
            guard sink.subscription.isActive else { return }
            writeEvent(Event(termination))
            sink.stop(termination)
          }))
      return Disposables.create(Disposables.create(with: { write("isDisposed") }), upstream)
    }
  }
}

private let timestamp = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
  .dateTimeSeparator(.space).time(includingFractionalSeconds: true)
