import FeatureHub
import Foundation
import Presentation
import TerminalUI
import Testing

@testable import FeatureHubTerminal

@Suite struct HubRowLayoutTests {
  private func row(_ text: String) -> HubRow {
    let words = LocalizedText(en: text, zhHans: text)
    return HubRow(id: "1", title: words, details: words, body: text)
  }

  private func lines(_ text: String) -> [String] {
    HubRowLayout.lines(row(text), .en, columns: 40).map(\.text.string)
  }

  @Test func `A long text ends after forty lines with an ellipsis, and a title after two`() {
    let long = lines(String(repeating: "word ", count: 10_000))
    #expect(long.count == 45)
    #expect(long.last == "…")
    #expect(lines("one\n\nthree").suffix(3) == ["one", "", "three"])
  }

  @Test(arguments: [" ", "\n", "a", "界", "e\u{301}", "\u{200B}", "\u{1B}"])
  func `The work for a row does not grow with a text that is longer than the row`(text: String) {
    let ratio = growth(of: text, from: 10_000, by: 50) { _ = HubRowLayout.lines(row($0), .en, columns: 80) }
    #expect(ratio <= 2.2)
  }
}

/// Returns the factor by which the duration of `run` grows if its text is repeated more often.
///
/// Measures the CPU time of this thread, takes the minimum of several runs, and repeats the measurement if other work disturbed
/// it.
private func growth(of text: String, from count: Int, by factor: Int, _ run: (String) -> Void) -> Double {
  let texts = [count, count * factor].map { String(repeating: text, count: $0) }
  var least = Double.infinity
  for _ in 0..<20 where least > 2.2 {
    let times = texts.map { text in
      (0..<3).map { _ in
        let start = threadTime()
        run(text)
        return threadTime() - start
      }.min() ?? 0
    }
    least = min(least, times[1] / max(times[0], .leastNonzeroMagnitude))
  }
  return least
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
