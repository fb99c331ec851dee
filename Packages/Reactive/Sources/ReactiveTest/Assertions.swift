public import Reactive
import Testing

// RxTest's assertions. Equality of events is part of this module, so that `#expect(observer.events == […])` says the same and more.

/// Records an issue that shows both lists where they differ.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue that shows both lists where they differ. Errors are equal when their descriptions are.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  expectEqual(lhs, rhs, { Event($0) == Event($1) }, file, line)
}

/// Records an issue that shows both lists where they differ.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue that shows both lists where they differ.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue that shows both lists where they differ.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
  file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue that shows both lists where they differ.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
  file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless `stream` holds exactly `elements`, at whatever times, and no end.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: { $0.value.isStopEvent }) {
    return fail("expected elements alone, but the sequence ended: \(end)", file, line)
  }
  expectEqual(stream.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
}

extension Event {
  fileprivate init(_ single: SingleEvent<Element>) {
    switch single {
    case .success(let element): self = .next(element)
    case .failure(let error): self = .error(error)
    }
  }
}

private func expectEqual<Value>(
  _ lhs: [Value], _ rhs: [Value], _ areEqual: (Value, Value) -> Bool, _ file: StaticString, _ line: UInt
) {
  guard !lhs.elementsEqual(rhs, by: areEqual) else { return }
  let index = zip(lhs, rhs).prefix { areEqual($0, $1) }.count
  func list(_ values: [Value]) -> String {
    values.isEmpty ? "  nothing" : values.map { "  \($0)" }.joined(separator: "\n")
  }
  fail("the lists differ from index \(index) on; first:\n\(list(lhs))\nsecond:\n\(list(rhs))", file, line)
}

private func fail(_ message: String, _ file: StaticString, _ line: UInt) {
  // Another test library would not learn of an issue, and the test would pass.
  precondition(Test.current != nil, "\(message)\n(not within a test of Swift Testing, \(file):\(line))")
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "ReactiveTest/Assertions.swift", filePath: "\(file)", line: Int(line), column: 1))
}
