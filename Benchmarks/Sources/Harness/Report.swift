import Foundation

/// The results of a run, as a readable table.
public struct Report: Sendable {
  public struct Row: Sendable {
    public let benchmark: String
    public let measurements: [Measurement]
  }

  public private(set) var rows: [Row] = []
  /// The lines at the end of the report, below the geometric means.
  public private(set) var notes: [String] = []

  public init() {}

  public mutating func add(_ benchmark: String, _ measurements: [Measurement]) {
    rows.append(Row(benchmark: benchmark, measurements: measurements))
  }

  public mutating func add(note: String) { notes.append(note) }

  /// The ratio of each peer's time to the first contender's time, as the geometric mean over the benchmarks in which
  /// the peer takes part.
  public var geometricMeans: [(peer: String, ratio: Double, benchmarks: Int)] {
    var logarithms: [(peer: String, values: [Double])] = []
    for row in rows {
      for (peer, ratio) in row.ratios {
        if let index = logarithms.firstIndex(where: { $0.peer == peer }) {
          logarithms[index].values.append(log(ratio))
        } else {
          logarithms.append((peer, [log(ratio)]))
        }
      }
    }
    return logarithms.map { peer, values in
      (peer, exp(values.reduce(0, +) / Double(values.count)), values.count)
    }
  }

  /// The table, with one line per contender: time of an operation, spread, ratio to the first contender's time, and
  /// number of allocations per operation. Below the table are the geometric means and the notes.
  public var table: String {
    let cells = [["benchmark", "contender", "ns/op", "spread", "ratio", "allocations/op"]] + rows.flatMap(\.cells)
    let widths = (0..<6).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 2 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ").trimmingSuffix(" ")
    }
    let means = geometricMeans.map { peer, ratio, count in
      "\(peer): \(ratio.short) times the first contender's time, on the geometric mean of \(count)"
    }
    return (lines + (means + notes).withGapBefore).joined(separator: "\n")
  }
}

extension Report.Row {
  /// The time of every other contender divided by the time of the first. If a ratio is above 1, the first
  /// contender is faster.
  public var ratios: [(peer: String, ratio: Double)] {
    guard let first = measurements.first else { return [] }
    return measurements.dropFirst().map { ($0.contender, $0.median / first.median) }
  }

  fileprivate var cells: [[String]] {
    let ratios = ["1"] + ratios.map(\.ratio.short)
    return zip(measurements, ratios).enumerated().map { index, line in
      let (measurement, ratio) = line
      return [
        index == 0 ? benchmark : "", measurement.contender, measurement.median.short,
        "±\((measurement.spread * 100).short)%", ratio, measurement.allocations.map(\.counted) ?? "-",
      ]
    }
  }
}

extension [String] {
  fileprivate var withGapBefore: [String] { isEmpty ? [] : [""] + self }
}

extension Double {
  /// The number of allocations per operation as text. Less than one allocation per thousand operations counts as none.
  var counted: String { self < 0.001 ? "0" : short }

  /// The number with three significant digits, or all its integer digits, but no exponent and at most six decimal
  /// places: `0.123`, `12.3`, `12345`. For infinity and NaN, the text is `-`.
  var short: String {
    guard isFinite, self != 0 else { return isFinite ? "0" : "-" }
    let decimals = max(0, 2 - Int(log10(abs(self)).rounded(.down)))
    return String(format: "%.\(min(decimals, 6))f", self)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(self[..<(lastIndex { $0 != character }.map(index(after:)) ?? startIndex)])
  }
}
