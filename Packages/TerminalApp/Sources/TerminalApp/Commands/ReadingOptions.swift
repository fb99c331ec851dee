public import ArgumentParser

/// How a destination is read without screens.
public struct ReadingOptions: ParsableArguments {
  /// A Boolean value that indicates whether it is printed as text.
  @Flag(help: "Print it as text and end, also in a terminal.")
  public var once = false

  /// A Boolean value that indicates whether it is printed as JSON.
  @Flag(help: "Print it as JSON. Errors are JSON, too, on standard error.")
  public var json = false

  /// The number of pages to print, or `nil` for all.
  @Option(help: "Print only so many pages from the first on. Without it, all.")
  public var pages: Int?

  public init() {}

  public func validate() throws {
    if let pages, pages < 1 { throw ValidationError("--pages needs a number from 1 on.") }
  }

  /// Whether it is printed even where screens could be shown.
  var isPrinted: Bool { once || json || pages != nil }
}
