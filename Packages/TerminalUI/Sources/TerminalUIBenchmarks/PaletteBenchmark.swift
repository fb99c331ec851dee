import TerminalUI
import TerminalUITest

/// Measures the time from a key in the palette to the drawn frame with the entries that match.
@MainActor func benchmarkPalette(entries count: Int, rounds: Int = 100) throws {
  let names = ["Ranking", "@mira@other.example", "#swift", "Show exact dates", "Transparent grants"]
  let driver = try ScreenDriver(SampleList(rows: 1))
  driver.application.showPalette(
    (0..<count).map { PaletteEntry(TerminalText("\(names[$0 % names.count]) \($0)"), kind: "screen") {} })
  driver.settle()
  var samples = Samples()
  for round in 0..<rounds {
    let key: Key = round % 4 == 3 ? .control("u") : [.character("r"), .character("a"), .character("n")][round % 4]
    samples.add(ContinuousClock().measure { driver.press(key) })
  }
  print("key in the palette, \(count) entries: \(samples.summary) (a budget of 5)")
}
