import TerminalUI

/// Measures the time to draw a photo of 1,200 x 600 pixels on 40 x 10 cells: for the first time, and in each frame
/// afterward.
@MainActor func benchmarkImages(rounds: Int = 30) {
  let (width, height) = (1_200, 600)
  let pixels = (0..<width * height).map { RGB(UInt8($0 % 256), UInt8($0 / width % 256), UInt8($0 / 7 % 256)) }
  guard let photo = PixelImage(width: width, height: height, pixels: pixels, description: "a photo") else { return }
  let modes: [(String, ImageProtocol)] = [
    ("half blocks", .halfBlocks), ("kitty", .kitty), ("sixels", .sixel(cell: PixelSize(width: 10, height: 20))),
  ]
  for (name, mode) in modes {
    var bytes = 0
    func frame(_ renderer: inout Renderer) {
      var canvas = Canvas(size: Size(columns: 40, rows: 11))
      canvas.inside(Rect(columns: 40, rows: 10)) { photo.draw(in: &$0) }
      bytes = renderer.render(canvas).count
    }
    var renderer = Renderer(theme: .night, depth: .trueColor)
    let first = Samples.measure(
      rounds,
      prepare: {
        renderer = Renderer(theme: .night, depth: .trueColor)
        renderer.use(images: mode)
      }, { frame(&renderer) })
    print("a photo of \(width) x \(height) in \(name), first frame: \(first.summary), \(bytes) bytes")
    let next = Samples.measure(rounds) { frame(&renderer) }
    print("a photo of \(width) x \(height) in \(name), next frame: \(next.summary), \(bytes) bytes")
  }
}
