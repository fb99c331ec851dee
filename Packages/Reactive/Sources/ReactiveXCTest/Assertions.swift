public import Reactive
public import ReactiveTest
import XCTest

// The names are RxTest's. In a file that also imports XCTest and ReactiveTest, the compiler prefers these functions.

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { $0 == $1 }, file, line) }

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { Event($0) == Event($1) }, file, line) }

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { $0 == $1 }, file, line) }

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { $0 == $1 }, file, line) }

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
  file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { $0 == $1 }, file, line) }

/// Records a failure unless two lists are equal. The message shows both lists from the first difference on. Errors are
/// equal if their descriptions are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
  file: StaticString = #filePath, line: UInt = #line
) { fail(difference(lhs, rhs) { $0 == $1 }, file, line) }

/// Records a failure unless `stream` contains exactly `elements`, regardless of their times, and no terminal event.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: { $0.value.isStopEvent }) {
    return fail("expected elements alone, but the sequence ended: \(end)", file, line)
  }
  fail(difference(stream.compactMap(\.value.element), elements) { $0 == $1 }, file, line)
}

private func fail(_ message: String?, _ file: StaticString, _ line: UInt) {
  if let message { XCTFail(message, file: file, line: line) }
}
