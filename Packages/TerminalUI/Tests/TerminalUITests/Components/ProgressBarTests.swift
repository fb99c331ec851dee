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

  @Test func `A progress bar has at least three columns, and its label takes at most half of the line`() {
    #expect(ProgressBar(fraction: 1).line(columns: 10).text == "[===] 100%")
    #expect(ProgressBar(fraction: 1).line(columns: 9).text == " 100%")
    #expect(ProgressBar(fraction: 1).line(columns: 3).text == " 1…")
    #expect(ProgressBar("Downloading", fraction: 0.5).line(columns: 21).text == "Downloadi… [=  ]  50%")
    #expect(ProgressBar("Downloading", fraction: 0.5).line(columns: 20).text == "  50%")
    #expect(ProgressBar(fraction: -1).fraction == 0)
  }
}
