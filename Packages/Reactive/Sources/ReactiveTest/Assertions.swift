public import Reactive
import Testing

// The assertions of RxTest. This module also makes events equatable, so that `#expect(observer.events == […])` checks
// the same and reports more.
//
// They report to Swift Testing. Each is disfavored, so that a file that imports XCTest calls the assertions of
// ReactiveXCTest or XCTest, which report to XCTest.

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  expectEqual(lhs, rhs, { Event($0) == Event($1) }, file, line)
}

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on.
@_disfavoredOverload
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
  file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless two lists are equal. The issue shows both lists from the first difference on.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
  file: StaticString = #filePath, line: UInt = #line
) { expectEqual(lhs, rhs, { $0 == $1 }, file, line) }

/// Records an issue unless `stream` contains exactly `elements`, regardless of their times, and no terminal event.
@_disfavoredOverload
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: { $0.value.isStopEvent }) {
    return fail("expected elements alone, but the sequence ended: \(end)", file, line)
  }
  expectEqual(stream.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
}

extension Event {
  /// Creates an event from the event of a single, for comparison.
  package init(_ single: SingleEvent<Element>) {
    switch single {
    case .success(let element): self = .next(element)
    case .failure(let error): self = .error(error)
    }
  }
}

private func expectEqual<Value>(
  _ lhs: [Value], _ rhs: [Value], _ areEqual: (Value, Value) -> Bool, _ file: StaticString, _ line: UInt
) {
  if let difference = difference(lhs, rhs, areEqual) { fail(difference, file, line) }
}

/// Returns both lists from the first difference on, for the message of a failed assertion, or `nil` if they are equal.
package func difference<Value>(_ lhs: [Value], _ rhs: [Value], _ areEqual: (Value, Value) -> Bool) -> String? {
  guard !lhs.elementsEqual(rhs, by: areEqual) else { return nil }
  let index = zip(lhs, rhs).prefix { areEqual($0, $1) }.count
  func list(_ values: [Value]) -> String {
    values.isEmpty ? "  nothing" : values.map { "  \($0)" }.joined(separator: "\n")
  }
  return "the lists differ from index \(index) on; first:\n\(list(lhs))\nsecond:\n\(list(rhs))"
}

private func fail(_ message: String, _ file: StaticString, _ line: UInt) {
  // Another test library would not notice a recorded issue, and the test would pass.
  precondition(
    Test.current != nil, "\(message)\n(not within a test of Swift Testing: import ReactiveXCTest, \(file):\(line))")
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "ReactiveTest/Assertions.swift", filePath: "\(file)", line: Int(line), column: 1))
}
