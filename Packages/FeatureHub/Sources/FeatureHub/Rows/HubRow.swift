public import Foundation
public import Presentation

/// The view model of a row: its text and its destination. The text can come from the server and is untrusted: sanitize
/// it before display.
public struct HubRow: ListItemViewModel {
  /// The identifier of the row in its list.
  public let id: String
  /// The title of the row.
  public let title: LocalizedText
  /// The details below the title. Empty if there are none.
  public let details: LocalizedText
  /// The names of the labels after the details.
  public let labels: [String]
  /// Multiline text below the details, or `nil` for none.
  public let body: String?
  /// The intent that opening the row emits, or `nil` if opening it does nothing.
  public let intent: HubIntent?
  /// The URL of the web page of the row, or `nil` if the row has no web page.
  public let url: URL?

  /// Creates a row.
  public init(
    id: String, title: LocalizedText, details: LocalizedText = LocalizedText(en: "", zhHans: ""), labels: [String] = [],
    body: String? = nil, intent: HubIntent? = nil, url: URL? = nil
  ) {
    self.id = id
    self.title = title
    self.details = details
    self.labels = labels
    self.body = body
    self.intent = intent
    self.url = url
  }
}

extension LocalizedText {
  /// Creates text that is the same in all languages.
  init(_ text: String) { self.init(en: text, zhHans: text) }
}

extension HubRow {
  /// Returns the text as the URL of a web page, or `nil` if it is not an `http` or `https` URL with a host.
  static func page(_ text: String?) -> URL? {
    text.flatMap { URL(string: $0) }.flatMap { ["http", "https"].contains($0.scheme) && $0.host != nil ? $0 : nil }
  }
}

extension Int {
  /// The number, truncated to one decimal place and with a unit if its magnitude is 1,000 or more: `950`, `12.3K`,
  /// `-1.2K`, `4M`.
  var short: String {
    let units = [(1_000_000_000, "G"), (1_000_000, "M"), (1_000, "K")]
    guard let (size, unit) = units.first(where: { magnitude >= $0.0 }) else { return "\(self)" }
    // The number is truncated and not rounded, so that 999,999 is not 1000K.
    let tenths = Int(clamping: magnitude) / (size / 10)
    let fraction = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
    return "\(self < 0 ? "-" : "")\(tenths / 10)\(fraction)\(unit)"
  }
}

extension Date {
  /// The day in UTC, such as `2024-03-20`.
  var day: String { formatted(.iso8601.year().month().day()) }
}

extension HubRow {
  /// Creates the row of a link.
  init(link url: URL) {
    self.init(
      id: "link-\(url)", title: LocalizedText(en: "Link", zhHans: "链接"), details: LocalizedText(url.absoluteString),
      intent: .link(url), url: url)
  }
}
