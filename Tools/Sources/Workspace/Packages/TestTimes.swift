/// A page with the durations of the packages' tests.
public struct TestTimes: Sendable {
  /// The measurements of one package.
  public struct Row: Sendable {
    /// The name of the package.
    public let package: String
    /// The durations with nothing built, with everything built, and after an edit of one file of the package's main
    /// target.
    public let cold, warm, edited: Duration
    /// The packages of this repository in the build, including the package itself.
    public let packages: Set<String>

    /// Creates a row.
    public init(package: String, cold: Duration, warm: Duration, edited: Duration, packages: Set<String>) {
      self.package = package
      self.cold = cold
      self.warm = warm
      self.edited = edited
      self.packages = packages
    }
  }

  private let rows: [Row]
  private let circumstances: [String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - rows: The measurements, one per package.
  ///   - circumstances: The machine, the toolchain, the commit and the date, one line each.
  public init(_ rows: [Row], circumstances: [String]) {
    self.rows = rows
    self.circumstances = circumstances
  }

  /// The page in Markdown.
  public var markdown: String {
    let head = """
      # How long the tests take

      The duration of `make test-<Package>` in seconds, including the build. Cold: in a fresh clone, with the third-party packages already
      downloaded. Warm: again, without a change. After an edit: again, with a change in one file of the package's main target. Written by
      `make test-times`, which fails if anything outside the package's dependencies is built.


      """
    let table =
      ["| package | cold | warm | after an edit | builds |", "|---|--:|--:|--:|---|"]
      + rows.map { row in
        let others = row.packages.subtracting([row.package]).sorted()
        let times = [row.cold, row.warm, row.edited].map(Self.seconds).joined(separator: " | ")
        return "| \(row.package) | \(times) | \(others.isEmpty ? "itself alone" : others.joined(separator: ", ")) |"
      }
    return head + (circumstances.map { "- \($0)" } + [""] + table).map { $0 + "\n" }.joined()
  }

  /// Returns a duration in seconds with one decimal digit.
  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
