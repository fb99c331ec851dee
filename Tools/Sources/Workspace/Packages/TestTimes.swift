/// How long the tests of packages take, as a page.
public struct TestTimes: Sendable {
  /// One package's.
  public struct Row: Sendable {
    /// The package.
    public let package: String
    /// With nothing built, with everything built, and after an edit of one file of its main target.
    public let cold, warm, edited: Duration
    /// Our packages that the build consists of, itself included.
    public let packages: Set<String>

    /// Gathers what was measured.
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

  /// - Parameter circumstances: When, where and of what it was measured, a line for each.
  public init(_ rows: [Row], circumstances: [String]) {
    self.rows = rows
    self.circumstances = circumstances
  }

  /// The page.
  public var markdown: String {
    let head = """
      # How long the tests take

      Seconds for `make test-<Package>`, from the command to its last line, building included. Cold is in a fresh clone, after third-party
      packages were downloaded once; warm is once more without a change; after an edit, one file of the package's main target has
      changed. Written by `make test-times`, which fails if anything outside of a package's closure is built.


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

  /// With one digit behind the point.
  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
