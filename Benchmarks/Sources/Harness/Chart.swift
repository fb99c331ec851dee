import Foundation

/// A bar chart that compares another contender with the first one. It has one bar per benchmark, which shows the other
/// contender's time divided by the time of the first. The longest bar comes first.
///
/// Its colors follow the viewer's choice of a light or a dark background.
public struct Chart: Sendable {
  private let peer: String
  private let machine: String
  private let bars: [(benchmark: String, ratio: Double)]
  private let mean: Double

  /// Creates a chart of the benchmarks in which `peer` takes part. Returns `nil` if there are none.
  ///
  /// - Parameters:
  ///   - report: The measurements.
  ///   - peer: The name of the contender that the first one is compared with.
  ///   - machine: The description of the machine.
  public init?(of report: Report, peer: String, machine: String) {
    guard let mean = report.geometricMeans.first(where: { $0.peer == peer })?.ratio else { return nil }
    self.peer = peer
    self.machine = machine
    self.mean = mean
    bars = report.rows.compactMap { row in
      row.ratios.first { $0.peer == peer }.map { (row.benchmark, $0.ratio) }
    }.sorted { $0.ratio > $1.ratio }
  }

  /// The chart as an SVG document.
  public var svg: String {
    let height = Self.top + bars.count * Self.rowHeight + 12
    let longest = max(bars.first?.ratio ?? 1, 1)
    let lines = bars.enumerated().map { index, bar in
      let y = Self.top + index * Self.rowHeight
      let width = Self.barWidth * bar.ratio / longest
      return """
        <text class="name" x="\(Self.left - 8)" y="\(y + 12)">\(Self.escaped(bar.benchmark))</text>
        <rect x="\(Self.left)" y="\(y + 2)" width="\(width.tenth)" height="12" rx="2"/>
        <text x="\((Double(Self.left) + width + 6).tenth)" y="\(y + 12)">\(bar.ratio.short)</text>
        """
    }
    let one = (Double(Self.left) + Self.barWidth / longest).tenth
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(-Self.margin) 0 \(Self.width + Self.margin) \(height)" role="img">
      <title>\(Self.escaped(title))</title>
      <style>
      text { font: 11px system-ui, sans-serif; fill: #57606a }
      .name { text-anchor: end; fill: #24292f }
      .title { font-size: 14px; font-weight: 600; fill: #24292f }
      rect { fill: #0969da } line { stroke: #cf222e }
      @media (prefers-color-scheme: dark) {
      text { fill: #9198a1 } .name, .title { fill: #f0f6fc }
      rect { fill: #4493f8 } line { stroke: #f85149 }
      }
      </style>
      <text class="title" x="12" y="22">\(Self.escaped(title))</text>
      <text x="12" y="40">\(Self.escaped(machine)). The line is the time of Reactive.</text>
      \(lines.joined(separator: "\n"))
      <line x1="\(one)" y1="\(Self.top - 2)" x2="\(one)" y2="\(height - 10)"/>
      </svg>

      """
  }

  private var title: String {
    "\(peer) takes \(mean.short) times as long, as the geometric mean of \(bars.count) cases"
  }

  private static let width = 760
  private static let left = 330
  /// The space reserved for names that are wider in the viewer's font.
  private static let margin = 24
  private static let top = 56
  private static let rowHeight = 17
  private static let barWidth = 370.0

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension Double {
  /// The number with one decimal place.
  fileprivate var tenth: String { String(format: "%.1f", self) }
}
