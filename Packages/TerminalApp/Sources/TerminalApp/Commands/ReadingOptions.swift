public import ArgumentParser

/// The options for reading a destination without screens.
public struct ReadingOptions: ParsableArguments {
  /// A Boolean value that indicates whether the destination is printed as text.
  @Flag(help: "Print it as text and end, also in a terminal.")
  public var once = false

  /// A Boolean value that indicates whether the destination is printed as JSON.
  @Flag(help: "Print it as JSON. Errors are JSON, too, on standard error.")
  public var json = false

  /// The number of pages to print, or `nil` for all.
  @Option(help: "Print only so many pages from the first on. Without it, all.")
  public var pages: Int?

  /// Creates options with their default values, as ArgumentParser requires.
  public init() {}

  /// Throws an error if the number of pages is less than 1.
  public func validate() throws {
    if let pages, pages < 1 { throw ValidationError("--pages needs a number from 1 on.") }
  }

  /// A Boolean value that indicates whether the destination is printed even if screens could be shown.
  var isPrinted: Bool { once || json || pages != nil }
}
