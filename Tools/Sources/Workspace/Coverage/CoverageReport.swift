public import Foundation
public import SourceFiles

/// The line coverage of the tests, by target.
public struct CoverageReport: Sendable {
  /// The coverage of one file.
  public struct File: Sendable, Equatable {
    /// The path from the root of the repository.
    public let path: String
    /// The number of lines that contain code.
    public let lines: Int
    /// The lines that no test executed, in ascending order.
    public let uncovered: [ClosedRange<Int>]

    /// The number of lines that no test executed.
    public var uncoveredLines: Int { lines - covered }
    /// The number of lines that a test executed.
    public let covered: Int
  }

  /// The coverage of one target.
  public struct Target: Sendable {
    /// The name of the target's package, or ``PackageGraph/app``.
    public let package: String
    /// The name of the target.
    public let name: String
    /// The files of the target, in the order of their paths.
    public let files: [File]

    /// The fraction of lines that a test executed, from 0 to 1; 1 if there are no lines.
    public var share: Double {
      let lines = files.reduce(0) { $0 + $1.lines }
      return lines == 0 ? 1 : Double(files.reduce(0) { $0 + $1.covered }) / Double(lines)
    }
  }

  /// The targets in the order of packages and names. Tests, test support, programs and screens are omitted: the
  /// remaining targets contain the logic.
  public let targets: [Target]

  /// Parses the output of `llvm-cov export -format=text`.
  ///
  /// - Throws: `DecodingError` for any other JSON.
  public init(_ json: Data, of tree: SourceTree, at root: URL) throws {
    let export = try JSONDecoder().decode(Export.self, from: json)
    let prefix = root.path + "/"
    let programs = tree.programs
    var targets: [[String]: [File]] = [:]
    for file in export.data.flatMap(\.files) where file.filename.hasPrefix(prefix) {
      let path = String(file.filename.dropFirst(prefix.count))
      guard let source = tree[path], source.isSource, !source.isTestSupport, let target = source.target,
        !programs.contains(target), !target.hasSuffix("Terminal"), path.hasPrefix("Packages/") || target == "AppShell"
      else { continue }
      targets[[source.package ?? PackageGraph.app, target], default: []].append(
        File(
          path: path, lines: file.summary.lines.count, uncovered: file.uncovered, covered: file.summary.lines.covered))
    }
    self.targets = targets.map { key, files in
      Target(package: key[0], name: key[1], files: files.sorted { $0.path < $1.path })
    }
    .sorted { ($0.package, $0.name) < ($1.package, $1.name) }
  }
}

/// The part of LLVM's format that the report reads. A segment is an array of its line, its column, its count, and
/// Boolean values that indicate whether it has a count, begins a region, and is a gap.
private struct Export: Decodable {
  struct Entry: Decodable {
    let files: [File]
  }

  struct File: Decodable {
    let filename: String
    let segments: [Segment]
    let summary: Summary

    /// The lines of the segments that never ran. A segment extends to the start of the next one.
    var uncovered: [ClosedRange<Int>] {
      var ranges: [ClosedRange<Int>] = []
      for (segment, next) in zip(segments, segments.dropFirst())
      where segment.hasCount && segment.count == 0 && !segment.isGap {
        let last = max(segment.line, next.column > 1 ? next.line : next.line - 1)
        if let previous = ranges.last, segment.line <= previous.upperBound + 1 {
          ranges[ranges.count - 1] = previous.lowerBound...max(previous.upperBound, last)
        } else {
          ranges.append(segment.line...last)
        }
      }
      return ranges
    }
  }

  struct Segment: Decodable {
    let line: Int
    let column: Int
    let count: Int
    let hasCount: Bool
    let isGap: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      column = try values.decode(Int.self)
      count = try Int(clamping: values.decode(UInt64.self))
      hasCount = try values.decode(Bool.self)
      _ = try values.decode(Bool.self)
      isGap = try values.isAtEnd ? false : values.decode(Bool.self)
    }
  }

  struct Summary: Decodable {
    struct Lines: Decodable {
      let count: Int
      let covered: Int
    }

    let lines: Lines
  }

  let data: [Entry]
}
