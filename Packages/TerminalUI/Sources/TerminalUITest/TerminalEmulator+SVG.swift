public import TerminalUI

extension TerminalEmulator {
  /// A frame of a recording.
  public struct Frame: Sendable {
    /// The contents of the screen.
    public let screen: TerminalEmulator
    /// The duration of the frame in seconds.
    public let seconds: Double

    /// Creates a frame.
    public init(_ screen: TerminalEmulator, seconds: Double) {
      self.screen = screen
      self.seconds = seconds
    }
  }

  /// Returns the screen as an SVG image for documentation.
  ///
  /// Every run of characters has the width of its cells, and blocks and lines are drawn as shapes. The layout therefore
  /// does not depend on the viewer's fonts, and has no gaps between cells.
  ///
  /// - Parameters:
  ///   - foreground: The color of text without a color.
  ///   - background: The color of cells without a background.
  public func svg(foreground: RGB = RGB(hex: 0xE6E6E6), background: RGB = RGB(hex: 0x101014)) -> String {
    TerminalEmulator.svg(of: [Frame(self, seconds: 1)], foreground: foreground, background: background)
  }

  /// Returns a recording as an animated SVG image, which repeats forever.
  ///
  /// A row that does not change in successive frames is stored once. If the viewer prefers reduced motion, only the
  /// last frame is shown.
  ///
  /// - Parameters:
  ///   - frames: The frames, all of the same size. An empty array yields an empty image.
  ///   - foreground: The color of text without a color.
  ///   - background: The color of cells without a background.
  public static func svg(
    of frames: [Frame], foreground: RGB = RGB(hex: 0xE6E6E6), background: RGB = RGB(hex: 0x101014)
  ) -> String {
    let size = frames.first?.screen.size ?? Size(columns: 0, rows: 0)
    let (width, height) = (
      size.columns * SVGRun.cellWidth + 2 * SVGRun.margin, size.rows * SVGRun.cellHeight + 2 * SVGRun.margin
    )
    let bands = (0..<size.rows).flatMap { row in Band.all(of: row, in: frames) }
    let animated = Set(bands.filter { $0.frames.count < frames.count }.map(\.frames))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
    ]
    if !animated.isEmpty { lines.append(style(animated, of: frames)) }
    lines += [
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(background.hex)\"/>",
      "<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"15\" xml:space=\"preserve\">",
      // Browsers that no longer know `xml:space` collapse spaces without it.
      "<style>text { white-space: pre }</style>",
    ]
    for band in bands {
      let drawn = SVGRun.all(of: band.cells).flatMap {
        $0.lines(row: band.row, foreground: foreground, background: background)
      }
      if drawn.isEmpty { continue }
      lines.append(animated.contains(band.frames) ? "<g class=\"\(name(band.frames))\">" : "<g>")
      lines += drawn + ["</g>"]
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  /// A row, and the successive frames in which it does not change.
  private struct Band {
    let row: Int
    let cells: [Cell]
    var frames: Range<Int>

    static func all(of row: Int, in frames: [Frame]) -> [Band] {
      frames.indices.reduce(into: []) { bands, frame in
        let cells = row < frames[frame].screen.cells.count ? frames[frame].screen.cells[row] : []
        if let last = bands.last, last.cells == cells {
          bands[bands.count - 1].frames = last.frames.lowerBound..<frame + 1
        } else {
          bands.append(Band(row: row, cells: cells, frames: frame..<frame + 1))
        }
      }
    }
  }

  /// Returns the style sheet that shows each range of frames at its time.
  private static func style(_ ranges: Set<Range<Int>>, of frames: [Frame]) -> String {
    let starts = frames.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1.seconds) }
    let total = max(starts[frames.count], 0.001)
    func percent(_ frame: Int) -> String { "\((starts[frame] / total * 100_000).rounded() / 1_000)%" }
    let rules = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }.map { range in
      let before = range.lowerBound > 0 ? "0%{visibility:hidden}" : ""
      let after = range.upperBound < frames.count ? "\(percent(range.upperBound)){visibility:hidden}" : ""
      let isLast = range.upperBound == frames.count
      return """
        @keyframes \(name(range)){\(before)\(percent(range.lowerBound)){visibility:visible}\(after)}
        .\(name(range)){visibility:\(isLast ? "visible" : "hidden");animation:\(name(range)) \(total)s step-end infinite}
        """
    }
    return """
      <style>
      \(rules.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce){g{animation:none !important}}
      </style>
      """
  }

  private static func name(_ frames: Range<Int>) -> String { "f\(frames.lowerBound)-\(frames.upperBound)" }
}
