import TerminalUI
import Testing

@Suite struct ProgressBarTests {
  @Test(arguments: [
    (0.0, "Loading [         ]   0%"), (0.5, "Loading [====     ]  50%"), (0.999, "Loading [======== ]  99%"),
    (1.0, "Loading [=========] 100%"), (7.0, "Loading [=========] 100%"), (.nan, "Loading [         ]   0%"),
  ])
  func `A progress bar fills the line and shows the percentage`(_ fraction: Double, _ expected: String) {
    #expect(ProgressBar("Loading", fraction: fraction).line(columns: 24).text.string == expected)
  }

  @Test
  func `A progress bar without room for the bar shows only the percentage`() {
    #expect(ProgressBar(fraction: 0.25).line(columns: 8).text.string == "  25%")
  }

  @Test func `A progress bar is drawn over the width of the region, in the given row`() {
    var canvas = Canvas(size: Size(columns: 24, rows: 2))
    ProgressBar("Loading", fraction: 0.5).draw(in: &canvas, row: 1)
    #expect(canvas.lines.map(\.string) == ["", "Loading [====     ]  50%"])
  }
}
