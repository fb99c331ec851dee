public import ArgumentParser

/// The options of a command that opens a destination: the app's settings, and the options for output without screens.
public struct ReadingOptions: ParsableArguments {
  /// The options with the app's settings.
  @OptionGroup public var settings: SettingsOptions

  /// A Boolean value that indicates whether the destination is printed as text.
  @Flag(help: ArgumentHelp(en: "Print text instead of showing a screen.", zhHans: "输出文本，不显示界面。"))
  public var once = false

  /// A Boolean value that indicates whether the destination is printed as JSON.
  @Flag(help: .json)
  public var json = false

  /// The number of pages to print, or `nil` for the command's default, which is usually all pages.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      en: "The number of pages to print. Default: all, unless the description of the command names another default.",
      zhHans: "输出的页数。默认：全部，除非命令的说明另有规定。"))
  public var pages: Int?

  /// Creates options with their default values, as ArgumentParser requires.
  public init() {}

  /// Throws an error if the number of pages is less than 1.
  public func validate() throws {
    if let pages, pages < 1 { throw ValidationError(AppText.invalidPages(pages).text) }
  }

  /// Whether the destination is printed even if screens could be shown.
  var isPrinted: Bool { once || json || pages != nil }
}
