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
  let keys: [Key] = ["r", "a", "n", .control("u")]
  for round in 0..<rounds { samples.add(ContinuousClock().measure { driver.press(keys[round % keys.count]) }) }
  print("key in the palette, \(count) entries: \(samples.summary) (a budget of 5)")
}
