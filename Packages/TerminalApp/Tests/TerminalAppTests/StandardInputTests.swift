import Reactive
import Testing

@testable import TerminalApp

@Suite struct StandardInputTests {
  @Test func `StandardInput reads no further line after its subscription is disposed of`() {
    let input = BehaviorRelay(value: ["one", "two"])
    let thread = BehaviorRelay<@Sendable () -> Void>(value: {})
    let lines = StandardInput.emitting(
      {
        defer { input.accept(Array(input.value.dropFirst())) }
        return input.value.first
      }, startThread: { thread.accept($0) })
    _ = lines.take(1).subscribe()
    thread.value()
    #expect(input.value == ["two"])
  }
}
