import ArgumentParser

/// How a place is read without screens.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Print it as text and end, also in a terminal.")
  var once = false

  @Flag(help: "Print it as JSON. Errors are JSON, too, on standard error.")
  var json = false

  @Option(help: "Print only so many pages from the first on. Without it, all.")
  var pages: Int?

  func validate() throws {
    if let pages, pages < 1 { throw ValidationError("--pages needs a number from 1 on.") }
  }

  /// Whether it is printed even where screens could be shown.
  var isPrinted: Bool { once || json || pages != nil }
}
