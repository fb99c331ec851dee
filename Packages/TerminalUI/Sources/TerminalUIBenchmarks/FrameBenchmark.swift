import TerminalUI

/// Measures the time to draw a list on a canvas, and to update a terminal from one canvas to the next.
@MainActor func benchmarkFrames(_ size: Size, rounds: Int = 500) {
  let screen = SampleList(rows: 100_000)
  func canvas() -> Canvas {
    var canvas = Canvas(size: size)
    screen.draw(in: &canvas)
    return canvas
  }
  var renderer = Renderer(theme: .night, depth: .trueColor)
  var bytes = 0
  let name = "\(size.columns) x \(size.rows)"
  print("draw a canvas, \(name): \(Samples.measure(rounds) { _ = canvas() }.summary)")
  let first = canvas()
  print(
    "write the whole canvas, \(name): "
      + Samples.measure(rounds, prepare: { renderer.invalidate() }) { bytes = renderer.render(first).count }.summary
      + ", \(bytes) bytes")
  print(
    "compare with an unchanged canvas, \(name): "
      + Samples.measure(rounds) { bytes = renderer.render(first).count }.summary + ", \(bytes) bytes")
  for (what, command) in [("one row down", Command.listDown), ("one page down", .listPageDown)] {
    var next = first
    let samples = Samples.measure(
      rounds,
      prepare: {
        _ = screen.perform(command)
        next = canvas()
      }, { bytes = renderer.render(next).count })
    print("write the difference, \(what), \(name): \(samples.summary), \(bytes) bytes")
  }
}

/// Measures the time to replace the rows of a list, and to find the selected row among them.
@MainActor func benchmarkLists(rows: Int, rounds: Int = 50) {
  let screen = SampleList(rows: 1)
  let old = (0..<rows).map(SampleList.Row.init)
  let new = (rows..<rows + 3).map(SampleList.Row.init) + old
  print("show \(rows) rows: \(Samples.measure(rounds) { screen.list.show(old) }.summary)")
  screen.list.select(rows / 2)
  var canvas = Canvas(size: Size(columns: 80, rows: 24))
  let samples = Samples.measure(
    rounds, prepare: { screen.list.show(old) },
    {
      screen.list.show(new, inserted: [0, 1, 2])
      screen.draw(in: &canvas)
    })
  print("show 3 new rows above \(rows), the selected one in the middle, and draw: \(samples.summary)")
}
